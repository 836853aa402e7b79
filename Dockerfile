# One image for every role: docker run … IMAGE --role api, worker or migrate. docs/operations/packages.md says how.
#
# It brings neither a database nor a chain nor a mail catcher: what it meets at is set, as everywhere but in a trial.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /redress
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/contract/package.json packages/contract/
COPY packages/texts/package.json packages/texts/
COPY apps/server/package.json apps/server/
COPY apps/localnet/package.json apps/localnet/
COPY apps/web/package.json apps/web/
COPY e2e/package.json e2e/
RUN npm ci --ignore-scripts
COPY tsconfig.base.json ./
COPY packages packages
COPY apps apps
COPY tools tools
RUN node tools/build.ts
# What is left is what runs: the server's packages without those of trials and tests, its source, and the built page.
RUN npm ci --ignore-scripts --omit=dev --workspace=apps/server \
  && rm -rf node_modules/typescript \
  && find node_modules/@fontsource -type f ! -name '*-400-normal.woff' ! -name 'noto-sans-latin-700-normal.woff' \
    ! -name unicode.json ! -name package.json ! -name LICENSE -delete \
  && rm -rf apps/web/src apps/web/public packages/texts/src/*/page \
  && find apps packages \( -name testing -o -name '*.test.ts' \) -prune -exec rm -rf {} +

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
  DATA_DIR=/data
WORKDIR /redress
COPY --from=build /redress/node_modules node_modules
COPY --from=build /redress/packages packages
COPY --from=build /redress/apps apps
COPY package.json LICENSE ./
# /data (DATA_DIR) and /tmp are all that is written to; the rest may be mounted read-only.
RUN mkdir /data && chown 1000:1000 /data
VOLUME /data
USER 1000:1000
EXPOSE 3000
ENTRYPOINT ["node", "apps/server/src/main.ts"]
