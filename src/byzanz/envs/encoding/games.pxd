cimport cython
from libc.stdint cimport int8_t, int32_t, uint8_t, uint64_t
cimport byzanz.envs.layout as layout
cimport byzanz.rules.phase as Phase
from byzanz.bots.greedy.choices cimport choose
from byzanz.bots.greedy.valuing cimport Scratch, ValueTables
from byzanz.envs.encoding.dealing cimport blank_hands, shuffle_and_deal
from byzanz.envs.encoding.position cimport reward_of, step, write_mask, write_observation
from byzanz.rules.action_list cimport ActionList
from byzanz.rules.codec cimport load, row_size, save
from byzanz.rules.flow cimport apply, begin
from byzanz.rules.random_play cimport choose_randomly, next_to_act
from byzanz.rules.rng cimport SplitMix64
from byzanz.rules.state cimport State


@cython.final
cdef class Worker:
    cdef State state
    cdef State seen
    cdef SplitMix64 rng
    cdef ActionList actions
    cdef Scratch scratch
    cdef ValueTables tables

@cython.final
cdef class Games:
    cdef public int games, players, size, row, reward, bots
    cdef bytearray block
    cdef unsigned char* rows
    cdef uint64_t[::1] words
    cdef uint64_t[::1] drafts
    cdef int8_t[::1] learners
    cdef int8_t[::1] allowed
    cdef int8_t[::1] observations
    cdef int8_t[::1] masks
    cdef float[::1] rewards
    cdef int32_t[::1] turns
    cdef int8_t[::1] dones
    @cython.locals(i=int)
    cpdef int first_illegal(self, int32_t[::1] actions)
    @cython.locals(i=Py_ssize_t, seat=int)
    cpdef void reset(self, int start, int end, Worker worker)
    @cython.locals(i=Py_ssize_t)
    cpdef void step(self, int start, int end, int32_t[::1] actions, Worker worker)
    @cython.locals(first=Py_ssize_t, seat=int)
    cdef void step_one(self, Py_ssize_t i, int action, Worker worker, State state) noexcept nogil
    @cython.locals(seat=int)
    cdef void finish(self, Py_ssize_t i, State state, SplitMix64 rng) noexcept nogil
    cdef void deal_again(self, Py_ssize_t i, State state, SplitMix64 rng) noexcept nogil
    cdef void bots_play(self, Py_ssize_t i, Worker worker, State state) noexcept nogil
    @cython.locals(seat=int)
    cdef void greedy_move(self, Worker worker, State seen, Scratch scratch) noexcept nogil
    @cython.locals(first=Py_ssize_t, action=int)
    cpdef list legal(self, Py_ssize_t i)
    @cython.locals(state=State)
    cpdef int seat(self, Py_ssize_t i)
    @cython.locals(state=State)
    cpdef list deck(self, Py_ssize_t i)

@cython.locals(seat=int, place=int)
cdef void random_move(State state, SplitMix64 rng, ActionList actions) noexcept nogil
@cython.locals(action=int)
cdef void copy_mask(int8_t[::1] source, int8_t[::1] target, Py_ssize_t at) noexcept nogil
