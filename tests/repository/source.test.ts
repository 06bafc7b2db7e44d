import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const code = globSync([
  '{src,content,scripts,integrations,tests,e2e}/**/*.{ts,tsx,astro}',
  'bench/*.ts',
])
const styles = globSync('src/**/*.css')
const matchesIn = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => (read(file).match(pattern) ?? []).map((found) => `${file}: ${found}`))
const linesIn = (files: readonly string[], isWrong: (line: string) => boolean) =>
  files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (isWrong(line) ? [`${file}:${index + 1}`] : [])),
  )

/**
 * Matches colours in digits. `rgb(var(…))` is allowed, because it uses a colour of
 * content/brand.json.
 */
const digits =
  /(?<!href="|[\w&])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!var)/gi
const names =
  'white|black|gr[ae]y|silver|red|green|blue|navy|teal|orange|yellow|gold|purple|pink|brown'
const painted = new RegExp(
  `(color|background|fill|stroke|border[\\w-]*|shadow|outline)["']?[:=] ?["'{]?[^;>\n]*(?<![\\w-])(${names})(?![\\w-])`,
  'gi',
)

it('no colour is written outside content/brand.json, from which src/content/settings/brand-styles.ts writes the custom properties', () => {
  const drawn = globSync([
    '{src,content,integrations,public}/**/*.{ts,tsx,astro,css,svg,yaml}',
    'astro.config.ts',
  ])
  const found = drawn
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      // Colours in masks are allowed, because only their opacity counts.
      const text = read(file).replace(/mask[^;]*;/g, '')
      const literals = [
        ...(text.match(digits) ?? []),
        ...((!file.endsWith('.yaml') && text.match(painted)) || []),
      ]
      return literals.map((literal) => `${file}: ${literal}`)
    })
  expect(found).toEqual([])
})

it('type in every sheet is of the scales, or of what it stands in', () => {
  // A font length is a token, or relative to its container (cqi), the window (vw) or the
  // surrounding type (em).
  const lengths =
    /(?:font-size|font): [^;]*?(?<![\w.-])\d*\.?\d+(?:px|pt|rem|mm)\b[^;]*;|letter-spacing: (?!var\(|0;|inherit;)[^;]*;|\bclamp\(/g
  const sheets = styles.filter((file) => file !== 'src/ui/tokens.css')
  expect(matchesIn(sheets, lengths)).toEqual([])
})

it('every size of type that a sheet names is a token: an unknown one leaves the type as it was', () => {
  const size = /--(?:text|paper|drawn)-[\w-]+/g
  const set = new Set(styles.flatMap((file) => read(file).match(/--[\w-]+(?=:)/g) ?? []))
  const named = styles.flatMap((file) =>
    (read(file).match(size) ?? []).map((name) => ({ file, name })),
  )
  expect(named.filter(({ name }) => !set.has(name))).toEqual([])
})

it('no size of type and no letter-spacing is written as a number in markup, drawings, mails or share pictures', () => {
  const raw =
    /(?:fontSize|letterSpacing|font-size|letter-spacing)["']?\s*[:=][^,;>\n]*?(?<![\w$.])-?\.?\d[^,;>\n]*/g
  const drawing = globSync('{src,integrations}/**/*.{ts,tsx,astro}').filter(
    (file) => !file.includes('.test.'),
  )
  expect(matchesIn(drawing, raw)).toEqual([])
})

it('a colour scheme begins only where the colours are declared: elsewhere the inherited ones stay light or dark', () => {
  // The selectors of brand-styles.ts, one of which a dark header has. Forced colours replace all.
  const declared =
    /(^|[\s,(])(:root(:root)?(\[[^\]]*\])?|\.night|:root header|\[data-scheme(=[^\]]*)?\])$/
  const found = globSync('src/**/*.{css,astro}').flatMap((file) => {
    const text = read(file).replace(/\/\*[\s\S]*?\*\//g, '')
    return [...text.matchAll(/(?<![\w-])color-scheme\s*:/g)].flatMap(({ index }) => {
      const open: string[] = []
      for (const [part, selector = ''] of text.slice(0, index).matchAll(/([^{};]*)\{|\}/g))
        if (part === '}') open.pop()
        else open.push(selector.trim().replace(/\s+/g, ' '))
      if (open.some((selector) => /forced-colors: active/.test(selector))) return []
      const selector = open.at(-1) ?? ''
      return selector.split(/,\s*/).every((one) => declared.test(one))
        ? []
        : [`${file}: ${selector}`]
    })
  })
  expect(found).toEqual([])
})

it('what has a start and an end of a line has them in both directions of reading', () => {
  // Pictures and drawings, whose parts stay where they are.
  const ofPictures = new Set([
    'src/editor/pictures/Pictures.module.css',
    'src/site/islands/carousel/HeroLights.module.css',
    'src/site/sections/PageHead.module.css',
    'src/site/sections/edge-gateway/DocumentCover.module.css',
    'src/site/sections/edge-gateway/ExplodedView.module.css',
  ])
  const physical =
    /(?<![\w-])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right)(?:-\w+)?:|(?<![\w-])(?:text-align|float|clear|transform-origin): (?:left|right)/
  const found = styles.flatMap((file) => {
    if (ofPictures.has(file)) return []
    const text = read(file).replace(/\/\*[\s\S]*?\*\//g, '')
    const turned = /\[dir="rtl"\][^{]*\{[^}]*(?:float|transform-origin):/.test(text)
    return [...text.matchAll(/(?<![\w-])([\w-]+): ([^;{}]+);/g)].flatMap(
      ([declaration, property = '', value = '']) => {
        const sides = value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
        const isUnlike =
          property === 'border-radius'
            ? sides.length > 1
            : /^(?:margin|padding|inset|border-width|border-style|border-color|scroll-(?:margin|padding))$/.test(
                property,
              ) &&
              sides.length === 4 &&
              sides[1] !== sides[3]
        const isPhysical =
          physical.test(declaration) && !(turned && /^(?:float|transform-origin)$/.test(property))
        return isUnlike || isPhysical ? [`${file}: ${declaration}`] : []
      },
    )
  })
  expect(found).toEqual([])
})

it('no breakpoint beside those of the tokens', () => {
  // ProductGrid changes its page size at the widths of spec.md §2 Products. From 1350 px, Book A
  // Call has room beside the container. Below 380 px, lists of the staff area are too narrow for
  // items that other phones show side by side. Below 400 px of height nothing is fixed.
  const allowed = new Set(['380px', '400px', '720px', '1100px', '1350px', '1600px'])
  const others = styles.flatMap((file) =>
    [...read(file).matchAll(/@media[^{]*\{/g)].flatMap(([query]) =>
      [...query.matchAll(/\d+px/g)]
        .filter(([width]) => !allowed.has(width) && !file.endsWith('ProductGrid.module.css'))
        .map(([width]) => `${file}: ${width}`),
    ),
  )
  expect(others).toEqual([])
})

// ShareCard.tsx may have inline styles, because satori makes pictures from this component, which
// never becomes HTML.
it('no inline style, which the policy forbids', () =>
  expect(
    code.filter(
      (file) =>
        file !== 'src/ui/brand/ShareCard.tsx' &&
        /^src\/(ui|site|layouts|pages)\//.test(file) &&
        /\sstyle=["{]/.test(read(file)),
    ),
  ).toEqual([]))

it('dates, amounts and numbers are written by contracts/formats.ts alone', () => {
  // Lines with `resolvedOptions` are allowed, because they only check whether a zone is known, and
  // format nothing.
  const formatting = /new Intl\.(Number|DateTime|List|RelativeTime)Format\(|\.toLocale\w*String\(/
  const wrong = linesIn(
    code.filter(
      (file) =>
        file !== 'src/contracts/formats.ts' &&
        /^(src|scripts|integrations)\/(?!.*\.test\.)/.test(file),
    ),
    (line) => formatting.test(line) && !line.includes('resolvedOptions'),
  )
  expect(wrong).toEqual([])
})

it('no folder that says nothing', () =>
  expect(
    globSync('{src,scripts,tests,e2e,integrations}/**/').filter((folder) =>
      /(^|\/)(utils?|helpers?|common|lib|misc|shared|other)\/?$/.test(folder),
    ),
  ).toEqual([]))

it('no any, and no switched-off check without a reason', () => {
  const faults = linesIn(
    code.filter((file) => !file.endsWith('repository/source.test.ts')),
    (line) => /: any\b|<any>|as any\b|@ts-ignore|@ts-nocheck|biome-ignore [^:]*:\s*$/.test(line),
  )
  expect(faults).toEqual([])
})

it('every export is used by another file', () => {
  const readers = [...code, ...globSync('bench/*/*.ts')]
  const namesIn = new Map(readers.map((file) => [file, new Set(read(file).match(/[\w$]+/g))]))
  const users = new Map<string, number>()
  for (const names of namesIn.values())
    for (const name of names) users.set(name, (users.get(name) ?? 0) + 1)
  const exported = code
    .filter((file) => /^src\/(?!pages\/)(?!.*\.test\.).*\.tsx?$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/^export (?:async )?(?:const|function\*?|class|type) (\w+)/gm)].map(
        ([, name = '']) => ({ file, name }),
      ),
    )
  expect(exported.length).toBeGreaterThan(1000)
  expect(exported.filter(({ name }) => users.get(name) === 1)).toEqual([])
})

it('every dependency is used', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  > // our own package.json
  const everything = [...code, ...globSync('*.{ts,json,jsonc}'), ...globSync('.ci/run')]
    .map(read)
    .join('\n')
  // Packages that no file imports: they are used on the command line, by another package, or as
  // types of a package.
  const indirect = [
    '@biomejs/biome',
    'node',
    'typescript',
    'sharp',
    'cspell',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    '@types/node',
  ]
  const unused = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) =>
      !indirect.includes(name) &&
      !everything.replace(/"[^"]+": "[\d.^~a-z-]+",?/g, '').includes(name.replace(/^@types\//, '')),
  )
  expect(unused).toEqual([])
})

it('the page of a posted form opens at its answer (ui/base/form/Answer.tsx)', () => {
  // The sign-in and the page that was previewed say nothing; a card is the answer about itself.
  const others = ['Logout.tsx', 'PreviewBanner.tsx', 'StateForm.tsx', 'Answer.tsx']
  const found = globSync('src/**/*.{tsx,astro}')
    .filter((file) => !file.includes('.test.') && !others.some((name) => file.endsWith(name)))
    .flatMap((file) =>
      (read(file).match(/<form\b[^>]*/g) ?? [])
        .filter((tag) => tag.includes('method="post"') && !/atAnswer\(|#booking-answer/.test(tag))
        .map((tag) => `${file}: ${tag}`),
    )
  expect(found).toEqual([])
})

it('no link keeps what it leads to as a file: the page that asks to sign in would become one', () =>
  expect(linesIn(code, (line) => /<a\b.*\sdownload\b|^\s+download(=|$)/.test(line))).toEqual([]))
