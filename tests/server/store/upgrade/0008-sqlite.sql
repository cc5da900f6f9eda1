BEGIN TRANSACTION;
CREATE TABLE actions (
	room VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action VARCHAR(200) NOT NULL, 
	"by" VARCHAR(8) NOT NULL, 
	frame VARCHAR(64), 
	at FLOAT NOT NULL, 
	spent INTEGER NOT NULL, 
	PRIMARY KEY (room, version)
)
 WITHOUT ROWID

;
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',1,1,'bid V1','person','139837940748816-0',1.79506740427847051623e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',2,2,'bid G1 O3','bot',NULL,1.79506740429275608058e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',3,3,'bid C2 O2 V2','bot',NULL,1.79506740429414415362e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',4,0,'pass','person','139837927179920-0',1.79506740429532194143e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',5,1,'pass','person','139837940748816-1',1.79506740429632353781e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',6,2,'bid O4','bot',NULL,1.79506740430382108692e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',7,3,'pass','bot',NULL,1.79506740431371784212e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',8,2,'give M','bot',NULL,1.79506740432031035425e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',9,3,'bid C2 V2','bot',NULL,1.79506740432466578485e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',10,0,'pass','person','139837927179920-1',1.79506740432628345491e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',11,1,'pass','person','139837940748816-2',1.7950674043285930157e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',12,3,'give V3','bot',NULL,1.79506740433260798461e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',13,0,'bid O1','person','139837927179920-2',1.79506740433580446241e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',14,1,'pass','person','139837940748816-3',1.7950674043374958038e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',15,0,'give C1','person','139837927179920-3',1.79506740434051966664e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',16,1,'give C2','person','139837940748816-4',1.79506740434619545937e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',17,1,'take C','person','139837940748816-5',1.79506740434906196589e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',18,1,'discard C1','person','139837940748816-6',1.79506740435271859167e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',19,0,'take G','person','139837927179920-4',1.79506740435547780987e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',20,3,'take V','bot',NULL,1.79506740436074852937e+09,0);
INSERT INTO "actions" VALUES('ghtz2qsnrtvryy',21,2,'take M','bot',NULL,1.79506740436596679685e+09,0);
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE analyses (
	room VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	body BLOB, 
	PRIMARY KEY (room)
);
CREATE TABLE downtimes (
	id INTEGER NOT NULL, 
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE handovers (
	code VARCHAR(64) NOT NULL, 
	room VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	giver INTEGER NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (code)
);
CREATE TABLE holders (
	room VARCHAR(16) NOT NULL, 
	person INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (room, person)
);
INSERT INTO "holders" VALUES('ghtz2qsnrtvryy',1,0);
INSERT INTO "holders" VALUES('ghtz2qsnrtvryy',2,1);
INSERT INTO "holders" VALUES('g34k77fzpfc49a',2,0);
CREATE TABLE leases (
	room VARCHAR(16) NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	PRIMARY KEY (room)
);
CREATE TABLE people (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	token VARCHAR(64) NOT NULL, 
	name VARCHAR(64), 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	face INTEGER, 
	UNIQUE (token)
);
INSERT INTO "people" VALUES(1,'40d787c89a29d88f2bae2e3afc6b5fc88b95618c6360ba843ef9b24f23fddbfc','Lena',1.79506740417377400401e+09,1.79506740417377400401e+09,217233544);
INSERT INTO "people" VALUES(2,'7400ba4b2e0fa3ab573cf7994a1e598c4651cc7ec61768a5fdbffc5b9a260f26','Omar',1.79506740418995189671e+09,1.79506740418995189671e+09,224971682);
INSERT INTO "people" VALUES(3,'13a72fe7869813587f5ff2ffa6c39f54d45568a8fd76ec75267a9581ad4a5740','Vera',1.79506740419519710536e+09,1.79506740419519710536e+09,46923768);
CREATE TABLE processes (
	id VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE pushes (
	id INTEGER NOT NULL, 
	person INTEGER NOT NULL, 
	endpoint VARCHAR(1000) NOT NULL, 
	p256dh VARCHAR(100) NOT NULL, 
	auth VARCHAR(40) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (endpoint)
);
CREATE TABLE rooms (
	id VARCHAR(16) NOT NULL, 
	revision INTEGER NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	due FLOAT, 
	header TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "rooms" VALUES('ghtz2qsnrtvryy',4,'playing',0,1.79506740417740345006e+09,1.79506740425417256356e+09,NULL,'{"room":"ghtz2qsnrtvryy","players":4,"host":1,"listed":false,"secret":"6965594a8132bb961c863f53d3892568c67599afb114e615adfca846e9f41a81","created":1795067404.1774035,"updated":1795067404.2541726,"state":"playing","deck":["S2","S2","O1","O3","S3","C4","V1","M","O4","O3","G1","C1","C2","C2","O2","V2","G4","O1","W1","S1","G1","M","V2","W4","W2","O2","O3","S4","G3","M","W3","V3","W1","C3","W3","V3","M","G2","G2","C1","C2","S3","C1","M","O1","M","G3","M","S2","S1","O2","V1","W2","M","W2","C2","O2","G1","V1","S1","S4","C1","V4","C3","M","S1","O2","V3","S1","O1","V2","V4","W1","M","G2","M","G1","M","W1","G2","O1","W1","G4","O4","M","W3","C2","V2","S2","G3","S3","M","G1","S1","V1","W2","W4","C4","W2","M","O1","C1","M","C3","S2","V1","V1","G2","G1","V2","W1","C1"],"first":1,"rematch":null,"points":null,"winners":null,"dealt_at":1795067404.2541726,"options":{"memory_aid":false,"open_scores":false,"tie_break":"all-cards","spectators":true,"clock":null,"hints":"off","pace":"normal","analysis":true,"take_over":"ask","idle":15},"places":[{"kind":"person","name":"Lena","bot":null,"people":[1],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[],"face":217233544},{"kind":"person","name":"Omar","bot":null,"people":[2],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[],"face":224971682},{"kind":"bot","name":null,"bot":"gentle","people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"bot","name":null,"bot":"gentle","people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]}]}');
INSERT INTO "rooms" VALUES('g34k77fzpfc49a',1,'lobby',1,1.79506740420902538299e+09,1.79506740420902538299e+09,NULL,'{"room":"g34k77fzpfc49a","players":3,"host":2,"listed":true,"secret":"fdf98c405e4d997dfe08c1938322befc5be6363b8ff35f2b73653da3c5a9f9df","created":1795067404.2090254,"updated":1795067404.2090254,"state":"lobby","deck":null,"first":0,"rematch":null,"points":null,"winners":null,"options":{"memory_aid":false,"open_scores":false,"tie_break":"all-cards","spectators":true,"clock":null,"hints":"off","pace":"normal","analysis":true,"take_over":"ask","idle":15},"places":[{"kind":"person","name":"Omar","bot":null,"people":[2],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[],"face":224971682},{"kind":"open","name":null,"bot":null,"people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"open","name":null,"bot":null,"people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]}]}');
CREATE TABLE server_keys (
	name VARCHAR(16) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "server_keys" VALUES('vapid','-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgwOBr1Kq97i0MMTUS
yFGk1As1TH7KM51fE80DBnUnp1ChRANCAAREQvFZ/TkFhwwO0t8d+Ah/Ew64zesA
NiXaot/RRvFWmnSLkj0OP7vbAnOJCAvSnymMYDlmLqCqq5j01tGsFgXp
-----END PRIVATE KEY-----
');
INSERT INTO "server_keys" VALUES('clock_latest','1795067404.571');
CREATE INDEX people_by_seen ON people (seen);
CREATE INDEX rooms_by_due ON rooms (due) WHERE due IS NOT NULL;
CREATE INDEX rooms_listed ON rooms (updated) WHERE listed = true AND state IN ('lobby', 'playing');
CREATE INDEX rooms_dealing ON rooms (state) WHERE state = 'dealing';
CREATE INDEX rooms_in_lobby ON rooms (updated) WHERE state = 'lobby';
CREATE INDEX holders_by_person ON holders (person);
CREATE INDEX handovers_by_room ON handovers (room);
CREATE INDEX pushes_by_person ON pushes (person);
CREATE INDEX leases_by_process ON leases (process);
CREATE INDEX analyses_by_at ON analyses (at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',3);
COMMIT;
