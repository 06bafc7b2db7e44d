/**
 * Lists texts in the code that look like words for readers: JSX texts, and strings of several
 * words. What only staff read is among them.
 * @example node scripts/language/words-in-code.ts src/site src/paper
 */
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** Attributes whose strings are no words. */
const plainAttributes = new Set(
  'class className id href src type name d points transform viewBox style rel role method action autoComplete inputMode sizes media key as target fill stroke client:load slot lang dir width height'.split(
    ' ',
  ),
)
const hasWord = (text: string) => /[A-Za-z]{2,}/.test(text)
const isProse = (text: string) =>
  /[A-Za-z]{2,}[,;:.]? [A-Za-z]{2,}|^[A-Z][a-z]+$|^[A-Z][a-z]+ /.test(text) &&
  !/^(https?:|\/|#|--|M\d|\.|\()|[;<>=]|\d(px|vw)|\bslice$/.test(text)

function isIgnored(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at) || ts.isTypeNode(at)) return true
    if (ts.isThrowStatement(at)) return true
    if (ts.isJsxAttribute(at) && plainAttributes.has(at.name.getText())) return true
    if (
      ts.isCallExpression(at) &&
      /^(z\.|log|console|sql|warn|new Error)/.test(at.expression.getText())
    )
      return true
    if (ts.isNewExpression(at) && /Error$/.test(at.expression.getText())) return true
    if (ts.isElementAccessExpression(at) || ts.isLiteralTypeNode(at)) return true
    if (ts.isPropertyAssignment(at) && at.name === node) return true
    if (ts.isBinaryExpression(at) && /===|!==/.test(at.operatorToken.getText())) return true
  }
  return false
}

/** A text that looks like words, and the line that has it. */
type Found = { file: string; line: number; text: string }

/** Lists what looks like words for readers in the code. @param globs of files */
export const wordsInCode = (globs: readonly string[]): Found[] =>
  globSync(globs)
    .filter((file) => !/\.test\.|\/schemas\/|\.d\.ts$/.test(file))
    .sort()
    .flatMap(wordsInFile)

function wordsInFile(file: string): Found[] {
  const found: Found[] = []
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const add = (node: ts.Node, text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    found.push({ file, line: line + 1, text: text.replace(/\s+/g, ' ').trim() })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWord(node.text)) add(node, node.text)
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isProse(node.text) && !isIgnored(node)) add(node, node.text)
    } else if (ts.isTemplateExpression(node) && !isIgnored(node)) {
      const text = [
        node.head.text,
        ...node.templateSpans.map(({ literal }) => `{…}${literal.text}`),
      ].join('')
      if (isProse(text.replaceAll('{…}', ' '))) add(node, text)
    }
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

if (import.meta.main)
  for (const { file, line, text } of wordsInCode(
    process.argv.slice(2).map((folder) => `${folder}/**/*.{ts,tsx}`),
  ))
    console.info(`${file}:${line}: ${text}`)
