# Runs a server until the standard input closes, which it does when the process that holds the other end is gone,
# however it ended. Then the server goes, and its folder with it.
folder=$1
shift
"$@" >"$folder/log" 2>&1 &
server=$!
cat >/dev/null
kill -"${END_SIGNAL:-QUIT}" $server
wait $server
rm -rf "$folder"
