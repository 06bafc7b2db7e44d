import { site } from '#src/content/settings/site.ts'
import { expect, test } from '../fixtures.ts'

const widths = [
  320, 344, 360, 390, 412, 480, 540, 600, 667, 768, 820, 900, 960, 1024, 1100, 1152, 1200, 1280,
  1350, 1440, 1536, 1600, 1760, 1920,
]
/** The company's name, and names of 13 and of 40 letters. */
const names = [site().name, 'Juawati Solar', 'Adebayo Oluwaseun Cold Chain Engineering']

test.use({ javaScriptEnabled: false })
for (const entries of [5, 6])
  test(`no part of the header touches another with ${entries} entries, at any width`, async ({
    page,
  }) => {
    await page.goto('/about')
    for (const name of names) {
      const isMenuAt: boolean[] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 })
        const found = await page.evaluate(
          ([name, entries]) => {
            const header = document.querySelector('header')
            if (!header) throw new Error('no header')
            // Companies have different names and numbers of entries, so the test writes other names
            // and entries into the header.
            for (const logo of header.querySelectorAll('svg + span'))
              if (logo.closest('[aria-label], [aria-hidden]')) logo.textContent = name
            const list = header.querySelector('nav ul')
            const copies = header.querySelector('[data-label]')?.parentElement
            while (list && copies && list.children.length < entries + 1) {
              list.append(list.lastElementChild?.cloneNode(true) ?? '')
              copies.prepend(
                copies.querySelector('[data-label]:nth-last-of-type(2)')?.cloneNode() ?? '',
              )
            }
            const parts = [
              ...header.querySelectorAll('nav li, nav + ul li, a[aria-label], a, button'),
            ].filter(
              (part) =>
                part.checkVisibility({ visibilityProperty: true }) && !part.closest('[popover]'),
            )
            const boxes = parts
              .filter((part) => !parts.some((other) => other !== part && other.contains(part)))
              .map((part) => part.getBoundingClientRect())
            const logo = header.querySelector('a[aria-label] svg + span')?.getBoundingClientRect()
            const ordered = boxes.toSorted((one, other) => one.left - other.left)
            return {
              gaps: ordered.slice(1).map((box, index) => box.left - (ordered[index]?.right ?? 0)),
              outside: boxes.filter(
                ({ left, right, top, bottom }) =>
                  left < 0 || right > innerWidth || top < 0 || bottom > 73,
              ).length,
              sideways: document.documentElement.scrollWidth - innerWidth,
              nameHeight: logo?.height ?? 0,
              nameWidth: (logo?.right ?? 0) - (ordered[0]?.right ?? 0),
              isMenu: header.querySelector('nav')?.checkVisibility() === false,
              hasMagnifier: header.querySelector('a[href="/search"]')?.checkVisibility(),
              focusable: [
                ...header.querySelectorAll<HTMLElement>('[aria-hidden] a, nav a, nav button'),
              ].filter((part) => {
                part.focus()
                return (
                  document.activeElement === part &&
                  !part.checkVisibility({ visibilityProperty: true })
                )
              }).length,
            }
          },
          [name, entries] as const,
        )
        const where = `${name} at ${width} px`
        expect(Math.min(...found.gaps), where).toBeGreaterThanOrEqual(-0.1)
        expect(found.outside, where).toBe(0)
        expect(found.sideways, where).toBeLessThanOrEqual(0)
        expect(found.nameHeight, where).toBeLessThanOrEqual(72)
        expect(found.nameWidth, where).toBeLessThanOrEqual(0.1)
        expect(found.focusable, where).toBe(0)
        // The menu has a search field instead of the magnifier.
        expect(found.hasMagnifier, where).toBe(!found.isMenu)
        isMenuAt.push(found.isMenu)
      }
      // A phone shows the menu. A wide window shows the entries, unless the name would take two
      // lines beside six entries.
      expect(isMenuAt[0], name).toBe(true)
      expect(isMenuAt.at(-1), name).toBe(name.length > 13 && entries > 5)
    }
  })
