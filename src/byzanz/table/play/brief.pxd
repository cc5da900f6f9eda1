cimport cython

@cython.locals(changed=dict, seats=dict, cards=dict, brief=dict, name=str)
cpdef dict brief_public(dict was, dict now)
@cython.locals(own=dict)
cpdef dict brief_own(dict was, dict now)
@cython.locals(changed=dict)
cpdef dict brief_legal(dict was, dict now)
@cython.locals(moved=list, old=int, new=int, olds=int, news=int)
cpdef list moved_cards(object before, object now)
