#!/bin/sh
# Makes ten captions from one sentence. Needs curl, SPARKWRIGHT_URL, and SPARKWRIGHT_TOKEN with a token that may write.
set -eu

call() {
  curl -sS --fail-with-body "$SPARKWRIGHT_URL$1" \
    -H "Authorization: Bearer $SPARKWRIGHT_TOKEN" -H "Content-Type: application/json" ${2:+-d "$2"}
}
# The value of one field. With jq it would be: jq -r ".$1"
field() { sed -E "s/.*\"$1\":\"?([^\",}]*).*/\1/"; }

# 1. A project: what you sell, and to whom.
project=$(call /api/projects '{
  "name": "Bean There",
  "websiteUrl": "https://beanthere.example",
  "description": "A small roastery that sells single-origin coffee by post.",
  "targetAudience": "People who brew coffee at home"
}' | field id)

# 2. A spark: one sentence, and what to make of it.
document=$(call /api/sparks '{
  "projectId": '"$project"',
  "prompt": "A launch for our autumn single-origin",
  "contentTypes": ["caption"]
}' | field documentId)

# 3. How far it is, until it is done.
status=pending
while [ "$status" = pending ] || [ "$status" = processing ]; do
  sleep 1
  answer=$(call "/api/status/$document")
  status=$(printf '%s' "$answer" | field status)
done

# 4. The captions are in captionOptions; what went wrong, if anything did, is in userErrorMessage.
printf '%s\n' "$answer"
