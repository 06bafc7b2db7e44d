/** Colours of src/ui/tokens.css: a mail cannot read them. A test holds both to the same values. */
export const palette = {
  light: { page: '#f6f8fa', surface: '#ffffff', ink: '#0b1524', muted: '#4c5b6e', line: '#dde3ea', signal: '#12c9a0', onInk: '#ffffff' },
  dark: { page: '#070d18', surface: '#0e1726', ink: '#eaf1f8', muted: '#9fb0c3', line: '#1e2a3c', signal: '#2fe0bd', onInk: '#070d18' },
} as const

const { light, dark } = palette
const sans = "font-family:Manrope,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const mono = "font-family:ui-monospace,Menlo,Consolas,'Liberation Mono',monospace"

/** What the night and a phone change; programs that know no media queries show the inline styles by day. */
const sheetStyle = `
:root{color-scheme:light dark}
h1{text-wrap:balance}
p,td{text-wrap:pretty}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}
.sheet{background:${dark.surface}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.muted{color:${dark.muted}!important}
.rule{border-color:${dark.line}!important}
.dot{background:${dark.signal}!important}
.bar{background:${dark.ink}!important}
.ring{border-color:${dark.ink}!important}
.button{background:${dark.ink}!important;color:${dark.onInk}!important}
}
@media (max-width:520px){.sheet{padding:28px 24px!important}}`

/** The company's symbol in boxes: a dot, a line, a ring. Where boxes are not drawn the name stands alone. */
const symbol = `<span aria-hidden="true" style="white-space:nowrap"><span class="dot" style="display:inline-block;width:8px;height:8px;border-radius:4px;background:${light.signal};vertical-align:middle"></span><span class="bar" style="display:inline-block;width:7px;height:3px;background:${light.ink};vertical-align:middle"></span><span class="ring" style="display:inline-block;width:11px;height:11px;border:3px solid ${light.ink};border-radius:9px;vertical-align:middle"></span></span>`

type Sheet = { company: string; heading: string; body: string; address: string }

/** Pieces of a mail in HTML. Styles stand at the elements: many programs drop a style sheet. Everything handed in is HTML. */
export const paper = {
  paragraph: (html: string) => `<p class="ink" style="margin:0 0 16px;color:${light.ink};font-size:16px;line-height:1.6">${html}</p>`,
  facts: (rows: string[][]) =>
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse">${rows
      .map(
        ([name = '', value = '']) =>
          `<tr><td class="muted rule" style="width:34%;padding:10px 16px 10px 0;border-top:1px solid ${light.line};color:${light.muted};${mono};font-size:12px;line-height:1.6;vertical-align:baseline">${name}</td><td class="ink rule" style="padding:10px 0;border-top:1px solid ${light.line};color:${light.ink};${sans};font-size:15px;line-height:1.5;vertical-align:baseline;overflow-wrap:anywhere">${value}</td></tr>`,
      )
      .join('')}</table>`,
  quote: (html: string) =>
    `<blockquote class="ink" style="margin:0 0 28px;padding:2px 0 2px 18px;border-left:3px solid ${light.signal};color:${light.ink};font-size:16px;line-height:1.6;overflow-wrap:anywhere">${html}</blockquote>`,
  button: (href: string, label: string) =>
    `<p style="margin:8px 0 28px"><a class="button" href="${href}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:${light.ink};color:${light.onInk};font-size:15px;font-weight:600;line-height:20px;text-decoration:none">${label}</a></p>`,
  sheet: ({ company, heading, body, address }: Sheet) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${heading}</title>
<style>${sheetStyle}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<div class="page" style="padding:32px 12px;background:${light.page};${sans}">
<div class="sheet" style="max-width:520px;margin:0 auto;padding:36px 40px;border:1px solid ${light.line};border-radius:14px;background:${light.surface}">
<p class="ink" style="margin:0 0 36px;color:${light.ink};font-size:18px;font-weight:700;line-height:24px;letter-spacing:-.03em">${symbol}&nbsp; ${company}</p>
<h1 class="ink" style="margin:0 0 20px;color:${light.ink};font-size:28px;font-weight:700;line-height:1.15;letter-spacing:-.03em">${heading}</h1>
${body}
<p class="muted rule" style="margin:32px 0 0;padding:20px 0 0;border-top:1px solid ${light.line};color:${light.muted};font-size:13px;line-height:1.6">${company}<br>${address}</p>
</div>
</div>
</body>
</html>
`,
}
