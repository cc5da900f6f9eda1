// The cache for Python: the page fills it when somebody wants to play offline, the service worker reads it.
export const CACHE = 'byzanz-offline'
