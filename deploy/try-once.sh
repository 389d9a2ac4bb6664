#!/bin/sh
# Starts Touchstone with a data folder of its own, waits until it is ready, and stops it. Ends with 1 where it does not run.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export TOUCHSTONE_DATA="$folder" HOST=127.0.0.1 PORT="${PORT:-3000}"
touchstone start &
server=$!
tries=0
until node -e 'fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))'; do
  tries=$((tries + 1))
  [ "$tries" -lt 120 ] || exit 1
  kill -0 "$server"
  sleep 1
done
kill -TERM "$server"
wait "$server"
