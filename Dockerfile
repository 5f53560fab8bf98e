# syntax=docker/dockerfile:1

# Builds with everything; bookworm has the compiler that a package without a ready binary for this machine would need.
FROM node:24.21.0-bookworm@sha256:64af3819f9275802414d7cdc38c27e9d82bd564dec4d4da87d008255d36c63b4 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Litestream is for a test alone.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/@flydotio && touch build/.sealed

# Runs with what it takes and no more.
FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/public public
COPY --from=build /app/db/migrations db/migrations
COPY --from=build /app/scripts scripts
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --start-interval=1s CMD ["node", "scripts/check-health.mjs"]
# The supervisor: it migrates, then runs web and worker and starts again the one that dies.
CMD ["node", "scripts/start.mjs"]
