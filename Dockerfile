# docker build -t isopo .   Runs one process of the site; compose.yaml joins several. docs/deploy.md explains both.
# Images are named by version: docs/deploy.md says how to pin them to a digest and to renew it.

# The program, which knows no text.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY astro.config.ts tsconfig.json ./
COPY integrations integrations
COPY public public
COPY scripts scripts
COPY src src
RUN npm run build && node scripts/copy-runtime.ts /image

# The texts, checked for that program.
FROM build AS texts
COPY content content
COPY starter starter
# There is no repository in the build: docker build --build-arg BUILD_COMMIT=$(git rev-parse HEAD)
ARG BUILD_COMMIT
RUN node scripts/record-texts.ts

FROM node:24-bookworm-slim
WORKDIR /site
# Who reaches the port is the engine's to decide.
ENV NODE_ENV=production HOST=*
# What runs, and no source: scripts/copy-runtime.ts lists it. tests/site/image.test.ts lays out the same and tries it.
COPY --from=build /image ./
# All that is written: sizes of pictures, a SQLite file where no DATABASE_URL names a server, and what the proxy serves (keep-assets.ts).
RUN mkdir -m 700 .cache data && mkdir -m 755 assets && chown node:node .cache data assets
# Last, so that a changed text or commit changes no layer above them.
COPY --from=texts /site/content content
COPY --from=texts /site/starter starter
COPY --from=texts /site/dist/build.json dist/
COPY --from=texts /site/dist/server/build-cache.txt dist/server/
USER node
EXPOSE 3000
# That the process answers, as a restart cannot help a database that is away.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/entry.mjs"]
