/* Preloaded into a process, this notes every write, truncation, removal and sync below a folder, in their order, so
   that a test can work out what a disk may hold after a power cut. It can also let the n-th sync fail.

   BYZANZ_DISK_FOLDER  the folder that is watched
   BYZANZ_DISK_TRACE   the file that gets the notes
   BYZANZ_DISK_FAIL    which sync fails, from 1; 0 or nothing: none */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct note {
    char verb;
    uint32_t name_length;
    uint64_t offset;
    uint64_t length;
} __attribute__((packed));

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static int trace = -2;
static long syncs = 0;

static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_write)(int, const void *, size_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);

__attribute__((constructor)) static void begin(void) {
    real_pwrite = dlsym(RTLD_NEXT, "pwrite");
    real_write = dlsym(RTLD_NEXT, "write");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_unlink = dlsym(RTLD_NEXT, "unlink");
    const char *path = getenv("BYZANZ_DISK_TRACE");
    trace = path ? open(path, O_WRONLY | O_CREAT | O_APPEND, 0600) : -1;
}

/* Tell whether the path lies in the watched folder; the shared memory of SQLite's WAL is no part of what is kept. */
static int watched(const char *path) {
    const char *folder = getenv("BYZANZ_DISK_FOLDER");
    size_t length = strlen(path);
    return trace >= 0 && folder && !strncmp(path, folder, strlen(folder)) &&
           !(length > 4 && !strcmp(path + length - 4, "-shm"));
}

static int name_of(int fd, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    return watched(path);
}

static void put(const void *bytes, size_t length) {
    if (real_write(trace, bytes, length) != (ssize_t)length) abort();
}

static void add(char verb, const char *path, uint64_t offset, uint64_t length, const void *bytes) {
    struct note note = {verb, (uint32_t)strlen(path), offset, length};
    put(&note, sizeof note);
    put(path, note.name_length);
    if (bytes) put(bytes, length);
}

#define NOTED(call, path, verb, offset, length, bytes, good) \
    pthread_mutex_lock(&one_at_a_time); \
    __typeof__(call) outcome = (call); \
    int error = errno; \
    if (good) add(verb, path, offset, length, bytes); \
    pthread_mutex_unlock(&one_at_a_time); \
    errno = error; \
    return outcome;

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
    char path[PATH_MAX];
    if (!name_of(fd, path)) return real_pwrite(fd, bytes, count, offset);
    NOTED(real_pwrite(fd, bytes, count, offset), path, 'w', (uint64_t)offset, (uint64_t)outcome, bytes, outcome > 0)
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off_t offset) { return pwrite(fd, bytes, count, offset); }

ssize_t write(int fd, const void *bytes, size_t count) {
    char path[PATH_MAX];
    if (!name_of(fd, path)) return real_write(fd, bytes, count);
    off_t offset = lseek(fd, 0, fcntl(fd, F_GETFL) & O_APPEND ? SEEK_END : SEEK_CUR);
    NOTED(real_write(fd, bytes, count), path, 'w', (uint64_t)offset, (uint64_t)outcome, bytes, outcome > 0)
}

int ftruncate(int fd, off_t length) {
    char path[PATH_MAX];
    if (!name_of(fd, path)) return real_ftruncate(fd, length);
    NOTED(real_ftruncate(fd, length), path, 't', 0, (uint64_t)length, NULL, outcome == 0)
}

int ftruncate64(int fd, off_t length) { return ftruncate(fd, length); }

int unlink(const char *path) {
    if (!watched(path)) return real_unlink(path);
    NOTED(real_unlink(path), path, 'u', 0, 0, NULL, outcome == 0)
}

/* A sync: noted as done ('s') or, where it is told to fail, as failed ('f'). */
static int synced(int fd, int (*real)(int)) {
    char path[PATH_MAX];
    if (!name_of(fd, path)) return real(fd);
    const char *which = getenv("BYZANZ_DISK_FAIL");
    pthread_mutex_lock(&one_at_a_time);
    int fails = which && atol(which) && ++syncs == atol(which);
    add(fails ? 'f' : 's', path, 0, 0, NULL);
    pthread_mutex_unlock(&one_at_a_time);
    if (fails) errno = EIO;
    return fails ? -1 : 0;
}

int fsync(int fd) { return synced(fd, real_fsync); }

int fdatasync(int fd) { return synced(fd, real_fdatasync); }
