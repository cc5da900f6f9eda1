"""The database: tables, migrations, reading, and the one writer."""
