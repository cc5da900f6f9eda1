"""What people have played: gathered results, their luck, and figures over them."""
