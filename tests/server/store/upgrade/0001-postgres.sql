CREATE TABLE public.actions (
    room character varying(16) NOT NULL,
    version integer NOT NULL,
    seat integer NOT NULL,
    action character varying(200) NOT NULL,
    by character varying(8) NOT NULL,
    frame character varying(64),
    at double precision NOT NULL,
    spent integer NOT NULL
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.handovers (
    code character varying(64) NOT NULL,
    room character varying(16) NOT NULL,
    seat integer NOT NULL,
    expires double precision NOT NULL
);
CREATE TABLE public.holders (
    room character varying(16) NOT NULL,
    person integer NOT NULL,
    seat integer NOT NULL
);
CREATE TABLE public.leases (
    room character varying(16) NOT NULL,
    process character varying(32) NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE public.people (
    id integer NOT NULL,
    token character varying(64) NOT NULL,
    name character varying(64),
    created double precision NOT NULL
);
CREATE SEQUENCE public.people_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.people_id_seq OWNED BY public.people.id;
CREATE TABLE public.rooms (
    id character varying(16) NOT NULL,
    revision integer NOT NULL,
    state character varying(8) NOT NULL,
    listed boolean NOT NULL,
    created double precision NOT NULL,
    updated double precision NOT NULL,
    due double precision,
    header text NOT NULL
);
ALTER TABLE ONLY public.people ALTER COLUMN id SET DEFAULT nextval('public.people_id_seq'::regclass);
INSERT INTO public.actions VALUES
	('9422m4mz5kxzaf', 1, 3, 'bid G2 S2', 'bot', NULL, 1794783123.9214458, 2),
	('9422m4mz5kxzaf', 2, 0, 'pass', 'person', '140368971798224-1', 1794783123.9261944, 1),
	('9422m4mz5kxzaf', 3, 1, 'pass', 'person', '140368971813456-1', 1794783123.92946, 1),
	('9422m4mz5kxzaf', 4, 2, 'bid C3 G4', 'bot', NULL, 1794783123.9323008, 0),
	('9422m4mz5kxzaf', 5, 3, 'bid V2 W2', 'bot', NULL, 1794783123.9349258, 0),
	('9422m4mz5kxzaf', 6, 2, 'pass', 'bot', NULL, 1794783123.9375398, 0),
	('9422m4mz5kxzaf', 7, 3, 'give S1', 'bot', NULL, 1794783123.9404972, 0),
	('9422m4mz5kxzaf', 8, 0, 'bid G1', 'person', '140368971798224-2', 1794783123.9437444, 1),
	('9422m4mz5kxzaf', 9, 1, 'pass', 'person', '140368971813456-2', 1794783123.9474423, 1),
	('9422m4mz5kxzaf', 10, 2, 'bid C3', 'bot', NULL, 1794783123.9504266, 0),
	('9422m4mz5kxzaf', 11, 0, 'pass', 'person', '140368971798224-3', 1794783123.9534109, 1),
	('9422m4mz5kxzaf', 12, 2, 'give M', 'bot', NULL, 1794783123.9563742, 0),
	('9422m4mz5kxzaf', 13, 0, 'bid G1', 'person', '140368971798224-4', 1794783123.959634, 1),
	('9422m4mz5kxzaf', 14, 1, 'pass', 'person', '140368971813456-3', 1794783123.9632082, 1),
	('9422m4mz5kxzaf', 15, 0, 'give C2', 'person', '140368971798224-5', 1794783123.966542, 1),
	('9422m4mz5kxzaf', 16, 1, 'give V2', 'person', '140368971813456-4', 1794783123.9698853, 1),
	('9422m4mz5kxzaf', 17, 1, 'take C', 'person', '140368971813456-5', 1794783123.974802, 2),
	('9422m4mz5kxzaf', 18, 0, 'take G', 'person', '140368971798224-6', 1794783123.9781144, 1),
	('9422m4mz5kxzaf', 19, 2, 'take W', 'bot', NULL, 1794783123.9816642, 1),
	('9422m4mz5kxzaf', 20, 3, 'take V', 'bot', NULL, 1794783123.9841623, 0),
	('9422m4mz5kxzaf', 21, 1, 'bid G1', 'person', '140368971813456-6', 1794783123.98717, 1),
	('9422m4mz5kxzaf', 22, 2, 'bid G1 O4 W2', 'bot', NULL, 1794783123.9904091, 1),
	('9422m4mz5kxzaf', 23, 3, 'pass', 'bot', NULL, 1794783123.9925075, 0),
	('9422m4mz5kxzaf', 24, 0, 'pass', 'person', '140368971798224-7', 1794783123.9951186, 1);
INSERT INTO public.alembic_version VALUES
	('0001');
INSERT INTO public.holders VALUES
	('z3ad29zs3hzk37', 2, 0),
	('9422m4mz5kxzaf', 1, 0),
	('9422m4mz5kxzaf', 2, 1);
INSERT INTO public.leases VALUES
	('9422m4mz5kxzaf', '099a0bbec29255f4', 1794783128.839571);
INSERT INTO public.people VALUES
	(1, '154a58c94ab28c123adc377c6ec3c8f1cd0a4de70172f8efec4354171b5f5465', 'Lena', 1794783123.8027606),
	(2, '2a7bf97c19cb066da137320c19fe9ee96810ba53d95423bd368f19790160ceb2', 'Omar', 1794783123.8168669);
INSERT INTO public.rooms VALUES
	('z3ad29zs3hzk37', 1, 'lobby', true, 1794783123.8316727, 1794783123.8316727, NULL, '{"room":"z3ad29zs3hzk37","players":3,"host":2,"options":{"memory_aid":false,"open_scores":false,"tie_break":"all-cards","spectators":true,"clock":null},"listed":true,"places":[{"kind":"person","name":"Omar","bot":null,"people":[2],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"open","name":null,"bot":null,"people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"open","name":null,"bot":null,"people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]}],"secret":"888c839b76aadc54426c574f681a5c6644917f0d319e9c99bbb4773ebf270920","created":1794783123.8316727,"updated":1794783123.8316727,"state":"lobby","deck":null,"first":0,"rematch":null,"points":null,"winners":null}'),
	('9422m4mz5kxzaf', 6, 'playing', true, 1794783123.8098338, 1794783123.9138184, NULL, '{"room":"9422m4mz5kxzaf","players":4,"host":1,"options":{"memory_aid":false,"open_scores":false,"tie_break":"all-cards","spectators":true,"clock":{"kind":"turns","move":86400,"reserve":86400}},"listed":true,"places":[{"kind":"person","name":"Lena","bot":null,"people":[1],"stand_in":null,"rematch":false,"seed":"69f4ab46b26ed3fd54f7e25c52a41cc0ebd2a642e1662bb2ea7f7d8051e46297","auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"person","name":"Omar","bot":null,"people":[2],"stand_in":null,"rematch":false,"seed":"29d9b0cd6fa17b03d278798fc84e3469fccb96a080d73f8d45a13b62df0cee99","auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"bot","name":null,"bot":"gentle","people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"bot","name":null,"bot":"gentle","people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]}],"secret":"8ece118a29c557c8c6cdea23c874ccc91cfbebdcc1685eb14b80c0089178b68a","created":1794783123.8098338,"updated":1794783123.9138184,"state":"playing","deck":["C2","G1","G4","G1","S1","G2","V3","G1","G4","O4","C3","M","G2","S2","V2","W2","W4","M","W2","O1","W1","C2","S2","S4","V1","C1","M","C4","M","C1","G2","G1","S1","S4","M","G1","V4","V2","V3","C2","V2","M","W1","C1","G3","M","C4","S1","C3","G3","O2","V1","V1","S1","C2","C1","W1","M","V1","V4","O3","O1","S3","C3","G2","W2","M","S2","G3","W4","O1","O3","W1","M","O3","G1","W1","V1","O2","V1","S2","M","O1","W2","O2","S3","O1","S1","V2","V3","M","M","W2","S2","G2","V2","M","C1","W3","O2","C2","M","C1","S1","O2","O1","O4","W3","M","W1","W3","S3"],"first":3,"rematch":null,"points":null,"winners":null}');
SELECT pg_catalog.setval('public.people_id_seq', 2, true);
ALTER TABLE ONLY public.actions
    ADD CONSTRAINT actions_pkey PRIMARY KEY (room, version);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkey PRIMARY KEY (version_num);
ALTER TABLE ONLY public.handovers
    ADD CONSTRAINT handovers_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.holders
    ADD CONSTRAINT holders_pkey PRIMARY KEY (room, person);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (room);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_token_key UNIQUE (token);
ALTER TABLE ONLY public.rooms
    ADD CONSTRAINT rooms_pkey PRIMARY KEY (id);
CREATE INDEX holders_by_person ON public.holders USING btree (person);
CREATE INDEX leases_by_until ON public.leases USING btree (until);
CREATE INDEX rooms_by_due ON public.rooms USING btree (due);
CREATE INDEX rooms_by_state ON public.rooms USING btree (state, updated);
