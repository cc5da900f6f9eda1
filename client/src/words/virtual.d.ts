declare module 'virtual:words/*' {
  const text: string
  export default text
}
declare module 'virtual:rules/*' {
  const text: string
  export default text
}
declare module 'virtual:hints/*' {
  const text: string
  export default text
}
declare module 'virtual:lessons/*' {
  const text: string
  export default text
}

declare module 'virtual:analysis/*' {
  const text: string
  export default text
}
