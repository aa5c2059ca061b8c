# The same Node for building and for running; pin a digest here for builds that repeat exactly.
FROM node:24-trixie-slim AS base
WORKDIR /app

# Every dependency, and the client built with them.
FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM base AS run
RUN groupadd --gid 10001 ninefold \
  && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin ninefold \
  && install --directory --owner=ninefold --group=ninefold --mode=0700 /data
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE.md ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/public ./public
COPY --from=build /app/locales ./locales
COPY --from=build /app/languages ./languages
COPY --from=build /app/shared ./shared
COPY --from=build /app/server ./server
# What has been freed goes back to the system: threads share one heap, and blocks of 32 kB or more are
# mapped one by one, as those of V8's compiler. Otherwise forty megabytes more stay taken.
# Where the first start leaves compiled code: later ones need no compiler of TypeScript, nor its memory.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=32768 NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/cache/code
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: the process itself has to hear SIGTERM.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "--expose-gc", "server/run.ts"]
