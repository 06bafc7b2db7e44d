import './integrations/base-snapshot.ts'
import { createHash } from 'node:crypto'
import { defineConfig, fontProviders } from 'astro/config'
import { content } from './integrations/content.ts'
import { devCache } from './integrations/dev-cache.ts'
import { devEnvironment } from './integrations/dev-environment.ts'
import { islands } from './integrations/islands/islands.ts'
import { knownWarnings } from './integrations/known-warnings.ts'
import { nodeServer } from './integrations/node-server.ts'
import { onInteraction } from './integrations/on-interaction.ts'
import { bundleScripts, pageScript } from './integrations/page-script.ts'
import { pictures } from './integrations/pictures.ts'
import { serverOnly } from './integrations/server-only.ts'
import { supportedBrowsers } from './integrations/supported-browsers.ts'
import { core, further, partWeights } from './src/content/typeface.ts'
import { speculationRules, speculationRulesWithPrefix } from './src/layouts/speculation-rules.ts'
import { pageDirectives } from './src/server/html/content-policy.ts'

const sha256 = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const

/**
 * Declares one font file as a family. Its fallbacks are in src/ui/fallback-fonts.css.
 */
const typeface = (
  name: string,
  cssVariable: `--${string}`,
  weight: string,
  part: { file: string; ranges: readonly [string, ...string[]] },
) => {
  const src: [string] = [part.file]
  const unicodeRange: [string, ...string[]] = [...part.ranges]
  const variant = { weight, style: 'normal', display: 'swap', src, unicodeRange } as const
  const variants: [typeof variant] = [variant]
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    fallbacks: [],
    optimizedFallbacks: false,
    options: { variants },
  }
}

/**
 * Bundles at most three style sheets for a page: rules
 * that several pages share, rules for running text, and the page's own rules. By default a page
 * gets a sheet for every set of pages that share a module, up to nineteen.
 */
const sheets = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'staff',
              test: /\/src\/(desk\/|editor\/|newsletter\/|staff\/|layouts\/staff).*\.css/,
              minShareCount: 2,
            },
            {
              name: 'text',
              test: /\/sections\/(CallToAction|DefinitionList|PageHead|ReadingText|Sources)\.module\.css/,
              minShareCount: 2,
            },
            // Home shares these with own pages alone, and staff pages load none of them.
            {
              name: 'home',
              test: /\/(islands\/carousel|sections\/home)\/.*\.css|\/sections\/TextBeside\.module\.css/,
              minShareCount: 2,
            },
            { name: 'site', test: /\/src\/.*\.css/, minShareCount: 2 },
          ],
        },
      },
    },
  },
}

/**
 * Bundles the code that several islands share into a few scripts. By default there would be 37 for
 * the contact form, most of them smaller than their headers. A page gets the style rules of every
 * script that it may load, so rarely used code is not bundled with common code.
 */
const scripts = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|scheduler)\/|^\0rolldown\/runtime/,
              priority: 2,
            },
            {
              name: 'kit',
              test: /\/node_modules\/lucide-react\/|\/ui\/base\/(ArrowLink|Button|Icon|Picture|browser-storage|media-ranges)\b|\/islands\/use-media\b/,
              minShareCount: 3,
            },
            { name: 'formats', test: /\/src\/contracts\/formats\b/, minShareCount: 3 },
            // Plays the simulated power cut on the home page and on the page /cut-the-power.
            {
              name: 'night',
              test: /\/src\/(power-cut|site-model|content\/example-sites)\/.*\.tsx?$/,
              minShareCount: 2,
            },
            // Only some pages have a list of products.
            {
              name: 'contracts',
              test: /\/src\/contracts\/(?!contact\/request-list)/,
              minShareCount: 3,
            },
            // Loaded by the newsletter's form, which is on every page, and by larger forms.
            {
              name: 'form',
              test: /\/ui\/base\/form\/(Answer|Field|Honeypot|typed-texts|use-answer-focus)\b|\/ui\/submit\/(idempotency|notify|send-form|send-later-queue|typed-fields|use-form-token|use-submission|use-typed-form)\b|preload-helper/,
              minShareCount: 2,
            },
            {
              name: 'fields',
              test: /\/ui\/base\/(Disclosure|form\/(Checkbox|ErrorSummary|FormStatus|Select|TickBox))\b/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
}

const layoutScripts = await bundleScripts()

export default defineConfig({
  output: 'server',
  adapter: nodeServer(),
  integrations: [
    content(),
    devCache(),
    islands(),
    onInteraction(),
    pageScript(layoutScripts),
    pictures(),
  ],
  trailingSlash: 'never',
  // No page shows highlighted code.
  markdown: { syntaxHighlight: false },
  // Port of the development server; the built site's server reads its own settings
  // (docs/configuration.md).
  server: { port: Number(process.env['PORT'] || 4321) },
  build: { inlineStylesheets: 'never' },
  cacheDir: './.cache/astro',
  // Class names leave out the names of their source files, so there is a tenth less to fetch.
  vite: {
    environments: { ssr: sheets, client: scripts },
    css: { modules: { generateScopedName: '[hash:base64:4]' } },
    plugins: [knownWarnings, serverOnly, supportedBrowsers, devEnvironment],
  },
  devToolbar: { enabled: false },
  fonts: [
    typeface('Manrope', '--font-manrope', `${partWeights.min} ${partWeights.max}`, core),
    typeface('Manrope Latin', '--font-manrope-latin', '200 800', further),
  ],
  security: {
    checkOrigin: false, // src/server checks the origin of requests, also behind a TLS proxy
    csp: {
      scriptDirective: {
        hashes: [
          sha256(layoutScripts.pageScript),
          sha256(layoutScripts.prefixLinks),
          sha256(layoutScripts.languageLinks),
          sha256(speculationRules),
          sha256(speculationRulesWithPrefix),
        ],
      },
      directives: [...pageDirectives],
    },
  },
})
