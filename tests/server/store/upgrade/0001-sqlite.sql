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
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',1,3,'bid W1 W2','bot',NULL,1794783120.62606,1);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',2,0,'pass','person','140368971665360-1',1794783120.628106,1);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',3,1,'pass','person','140368971691536-1',1794783120.629707,1);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',4,2,'pass','bot',NULL,1794783120.631116,0);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',5,3,'give V1','bot',NULL,1794783120.632507,0);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',6,0,'bid O2','person','140368971665360-2',1794783120.634192,1);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',7,1,'pass','person','140368971691536-2',1794783120.635753,0);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',8,2,'pass','bot',NULL,1794783120.637085,0);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',9,0,'give S1','person','140368971665360-3',1794783120.638704,0);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',10,1,'bid C1','person','140368971691536-3',1794783120.640429,1);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',11,2,'pass','bot',NULL,1794783120.641992,0);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',12,1,'give C2','person','140368971691536-4',1794783120.643507,0);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',13,2,'give V1','bot',NULL,1794783120.645005,0);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',14,2,'take V','bot',NULL,1794783120.646449,0);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',15,1,'take C','person','140368971691536-5',1794783120.647857,0);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',16,0,'take O','person','140368971665360-4',1794783120.649511,1);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',17,3,'take S','bot',NULL,1794783120.651374,1);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',18,2,'bid O1 S2','bot',NULL,1794783120.652834,0);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',19,3,'bid O1 O3 S1 V2','bot',NULL,1794783120.654253,0);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',20,0,'pass','person','140368971665360-5',1794783120.656085,1);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',21,1,'pass','person','140368971691536-6',1794783120.657761,1);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',22,2,'pass','bot',NULL,1794783120.659386,0);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',23,3,'give W3','bot',NULL,1794783120.660883,0);
INSERT INTO "actions" VALUES('e2vc8u76j5ehjx',24,0,'bid O2','person','140368971665360-6',1794783120.662942,1);
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE handovers (
	code VARCHAR(64) NOT NULL,
	room VARCHAR(16) NOT NULL,
	seat INTEGER NOT NULL,
	expires FLOAT NOT NULL,
	PRIMARY KEY (code)
);
CREATE TABLE holders (
	room VARCHAR(16) NOT NULL,
	person INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	PRIMARY KEY (room, person)
);
INSERT INTO "holders" VALUES('nzrqr8t56jmumh',2,0);
INSERT INTO "holders" VALUES('e2vc8u76j5ehjx',1,0);
INSERT INTO "holders" VALUES('e2vc8u76j5ehjx',2,1);
CREATE TABLE leases (
	room VARCHAR(16) NOT NULL,
	process VARCHAR(32) NOT NULL,
	until FLOAT NOT NULL,
	PRIMARY KEY (room)
);
INSERT INTO "leases" VALUES('e2vc8u76j5ehjx','67be5b65d6999c9e',1794783125.607851);
CREATE TABLE people (
	id INTEGER NOT NULL,
	token VARCHAR(64) NOT NULL,
	name VARCHAR(64),
	created FLOAT NOT NULL,
	PRIMARY KEY (id),
	UNIQUE (token)
);
INSERT INTO "people" VALUES(1,'154a58c94ab28c123adc377c6ec3c8f1cd0a4de70172f8efec4354171b5f5465','Lena',1794783120.57367);
INSERT INTO "people" VALUES(2,'2a7bf97c19cb066da137320c19fe9ee96810ba53d95423bd368f19790160ceb2','Omar',1794783120.584839);
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
INSERT INTO "rooms" VALUES('e2vc8u76j5ehjx',6,'playing',1,1794783120.578479,1794783120.622935,NULL,'{"room":"e2vc8u76j5ehjx","players":4,"host":1,"options":{"memory_aid":false,"open_scores":false,"tie_break":"all-cards","spectators":true,"clock":{"kind":"turns","move":86400,"reserve":86400}},"listed":true,"places":[{"kind":"person","name":"Lena","bot":null,"people":[1],"stand_in":null,"rematch":false,"seed":"9c0c2fb8d5ee6d209804d606455a55c1582bab909c545e86ed17648fb8a1d776","auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"person","name":"Omar","bot":null,"people":[2],"stand_in":null,"rematch":false,"seed":"81a8bfc514b5f2afdbde4225777f385216b786ad9173a4d9d6f7b0ce1d6002c5","auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"bot","name":null,"bot":"gentle","people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"bot","name":null,"bot":"gentle","people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]}],"secret":"1c053a10dc7a1d34cbc1e22ab398808dc986c4bf4fcc3653a72e46739ca0c6ad","created":1794783120.5784793,"updated":1794783120.6229346,"state":"playing","deck":["M","O2","C3","W2","C1","O1","G1","S2","M","O1","G1","S2","O3","W2","W1","M","G2","V2","O2","V2","V1","W1","S1","O2","M","S1","G1","V3","V1","O1","W1","V2","M","S2","V2","S1","W4","S2","W4","C2","G2","V1","O3","W3","W2","S4","M","M","W3","C2","G1","O2","W1","V1","C3","V4","W2","S3","G2","M","C2","O2","V4","V3","O4","M","C1","C1","C1","C3","G2","G2","G1","M","O1","C4","O1","G4","W1","W3","M","S1","S3","S3","S2","M","C1","M","V3","C1","G3","M","O4","W2","V2","O3","C2","G3","S4","G1","M","C4","W1","O1","S1","S1","V1","G4","V1","C2","G3","M"],"first":3,"rematch":null,"points":null,"winners":null}');
INSERT INTO "rooms" VALUES('nzrqr8t56jmumh',1,'lobby',1,1794783120.600392,1794783120.600392,NULL,'{"room":"nzrqr8t56jmumh","players":3,"host":2,"options":{"memory_aid":false,"open_scores":false,"tie_break":"all-cards","spectators":true,"clock":null},"listed":true,"places":[{"kind":"person","name":"Omar","bot":null,"people":[2],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"open","name":null,"bot":null,"people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]},{"kind":"open","name":null,"bot":null,"people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,"bid":null},"auction":null,"muted":[]}],"secret":"c715048345874bd722c7f13c608497e989def5a8c0ed44239056dbb8b6119292","created":1794783120.6003919,"updated":1794783120.6003919,"state":"lobby","deck":null,"first":0,"rematch":null,"points":null,"winners":null}');
CREATE INDEX rooms_by_state ON rooms (state, updated);
CREATE INDEX rooms_by_due ON rooms (due);
CREATE INDEX holders_by_person ON holders (person);
CREATE INDEX leases_by_until ON leases (until);
COMMIT;
