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
INSERT INTO "actions" VALUES('v2p38huhm7d34n',1,3,'bid V2','bot',NULL,1.79499292241437911985e+09,24);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',2,0,'pass','person','140438803329680-1',1.79499292242168402675e+09,1);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',3,1,'pass','person','140438801927888-1',1.79499292242690348629e+09,4);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',4,2,'bid G4 V2','bot',NULL,1.79499292242848086358e+09,0);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',5,3,'bid C1 S4','bot',NULL,1.79499292243077778821e+09,1);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',6,2,'bid S3','bot',NULL,1.7949929224359941482e+09,0);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',7,3,'pass','bot',NULL,1.7949929224385831356e+09,0);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',8,2,'give S2','bot',NULL,1.79499292244280719754e+09,0);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',9,3,'bid C1','bot',NULL,1.79499292245038580889e+09,3);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',10,0,'pass','person','140438803329680-2',1.79499292246415543552e+09,1);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',11,1,'pass','person','140438801927888-2',1.79499292246635842318e+09,1);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',12,3,'give O2','bot',NULL,1.79499292246837329868e+09,1);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',13,0,'bid G2','person','140438803329680-3',1.79499292247000980372e+09,0);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',14,1,'pass','person','140438801927888-3',1.79499292247165060038e+09,0);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',15,0,'give V1','person','140438803329680-4',1.79499292247300958631e+09,0);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',16,1,'give O4','person','140438801927888-4',1.79499292247479581832e+09,1);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',17,1,'take C','person','140438801927888-5',1.79499292247667908669e+09,1);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',18,0,'take G','person','140438803329680-5',1.79499292247825670242e+09,0);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',19,3,'take S','bot',NULL,1.79499292248010301588e+09,0);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',20,3,'discard G2','bot',NULL,1.79499292248154616357e+09,1);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',21,2,'take V','bot',NULL,1.79499292248318982126e+09,0);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',22,1,'bid C1','person','140438801927888-6',1.79499292248511672018e+09,1);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',23,2,'bid C1 V1 V1 V2 V3','bot',NULL,1.7949929224869370461e+09,1);
INSERT INTO "actions" VALUES('v2p38huhm7d34n',24,3,'bid G2 S2 S3 S4 V2','bot',NULL,1.79499292248856520647e+09,0);
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE analyses (
	room VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	body BLOB, 
	PRIMARY KEY (room)
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
INSERT INTO "holders" VALUES('v2p38huhm7d34n',1,0);
INSERT INTO "holders" VALUES('v2p38huhm7d34n',2,1);
INSERT INTO "holders" VALUES('gmf2ey7ggtzseb',2,0);
CREATE TABLE leases (
	room VARCHAR(16) NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	PRIMARY KEY (room)
);
INSERT INTO "leases" VALUES('v2p38huhm7d34n','defcb4588db0f6d8');
CREATE TABLE people (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	token VARCHAR(64) NOT NULL, 
	name VARCHAR(64), 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	UNIQUE (token)
);
INSERT INTO "people" VALUES(1,'154a58c94ab28c123adc377c6ec3c8f1cd0a4de70172f8efec4354171b5f5465','Lena',1.79499292228614091876e+09,1.79499292228614091876e+09);
INSERT INTO "people" VALUES(2,'2a7bf97c19cb066da137320c19fe9ee96810ba53d95423bd368f19790160ceb2','Omar',1.79499292233193302151e+09,1.79499292233193302151e+09);
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
INSERT INTO "rooms" VALUES('v2p38huhm7d34n',6,'playing',0,1.79499292228783750534e+09,1.7949929223884894848e+09,NULL,'{"room":"v2p38huhm7d34n","players":4,"host":1,"listed":false,"secret":"5d218f28bfb59850b61d7785c28cabf5344a8a4dac6e9b31443904f3a28dacaa","created":1794992922.2878375,"updated":1794992922.3884895,"state":"playing","deck":["G2","O2","V4","G3","M","M","W1","S2","V2","G4","S3","C1","G2","C1","V2","S4","V2","C1","V4","S1","O1","W4","C1","C2","M","S2","W1","C1","S2","V1","G3","G1","V3","G2","G1","O2","M","V1","V1","W2","M","O4","V2","W3","G1","M","O2","V3","M","S1","V1","C1","S1","C4","G1","V1","O3","S4","O2","C3","C2","G2","C2","S1","W4","W1","V2","G2","C4","O2","C2","W3","M","M","M","S2","O3","O1","S3","G3","M","O1","C3","C3","G4","O4","G1","O1","W2","M","O3","V3","M","W2","C2","O1","W1","W2","S3","S1","W1","G1","M","O1","W1","M","V1","M","W2","W3","S1","S2"],"first":3,"rematch":null,"points":null,"winners":null,"options":{"memory_aid":false,"open_scores":false,"tie_break":"all-cards","spectators":true,"clock":{"kind":"live","move":60,"reserve":600},"hints":"ask","pace":"normal","analysis":true},"places":[{"kind":"person","name":"Lena","bot":null,"people":[1],"stand_in":null,"rematch":false,"seed":"05a6f0c4792b7c32f82d5bbc0260c832054226e631c852d5327875e564a6a278","auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"person","name":"Omar","bot":null,"people":[2],"stand_in":null,"rematch":false,"seed":"38bbe280d1f68a02a3f01ea19ca85e2c0391fe8e1c9b3306922e6317cadcdf5e","auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"bot","name":null,"bot":"gentle","people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"bot","name":null,"bot":"gentle","people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]}]}');
INSERT INTO "rooms" VALUES('gmf2ey7ggtzseb',1,'lobby',1,1.79499292235518288609e+09,1.79499292235518288609e+09,NULL,'{"room":"gmf2ey7ggtzseb","players":4,"host":2,"listed":true,"secret":"68f48ab8fb1f8253849fb3a9eb7d12461cb00facfb251dd5cc8c5f20694ee457","created":1794992922.355183,"updated":1794992922.355183,"state":"lobby","deck":null,"first":0,"rematch":null,"points":null,"winners":null,"options":{"memory_aid":false,"open_scores":false,"tie_break":"all-cards","spectators":true,"clock":null,"hints":"off","pace":"normal","analysis":true},"places":[{"kind":"person","name":"Omar","bot":null,"people":[2],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"open","name":null,"bot":null,"people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"open","name":null,"bot":null,"people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"open","name":null,"bot":null,"people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]}]}');
CREATE TABLE server_keys (
	name VARCHAR(16) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "server_keys" VALUES('vapid','-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfmNLBPrPh0tyxN16
5Z/WT34BnOZ9VSzWUi+51yfbBlKhRANCAATC4VD75o6c2L1GHsYKsjal3qrB2VIl
Au2vtWKL9hel0gQYHgTRfeVtaZ8LlChiXh0pUGV6BqdnLQopsobuaqv4
-----END PRIVATE KEY-----
');
CREATE INDEX people_by_seen ON people (seen);
CREATE INDEX rooms_dealing ON rooms (state) WHERE state = 'dealing';
CREATE INDEX rooms_in_lobby ON rooms (updated) WHERE state = 'lobby';
CREATE INDEX rooms_listed ON rooms (updated) WHERE listed = true AND state IN ('lobby', 'playing');
CREATE INDEX rooms_by_due ON rooms (due) WHERE due IS NOT NULL;
CREATE INDEX holders_by_person ON holders (person);
CREATE INDEX handovers_by_room ON handovers (room);
CREATE INDEX pushes_by_person ON pushes (person);
CREATE INDEX leases_by_process ON leases (process);
CREATE INDEX analyses_by_at ON analyses (at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',2);
COMMIT;
