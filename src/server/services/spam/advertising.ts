import { site } from '#src/content/settings/site.ts'
import { type ContactTexts, contactFieldNames } from '#src/contracts/contact/contact-fields.ts'

/**
 * Subjects of advertisements. Each counts once. A single subject flags no text, because customers
 * may mention one.
 */
const subjects = [
  'crypto(currenc(y|ies))?|bitcoins?|btc|usdt|ethereum',
  'forex|binary options?|trading signals?|airdrops?',
  '(guaranteed|risk-free|daily|weekly) (profits?|returns?|income|payouts?)|(double|triple) your (money|investment|income)|passive income|(make|earn) (easy |extra |real )?money|get rich',
  '(earn|make) (up to )?[$€£₦] ?\\d[\\d,.]*k?|[$€£₦] ?\\d[\\d,.]*k? (a|per|every|each) (day|week)|work from home',
  'casinos?|betting|jackpots?|lotter(y|ies)',
  'you (have )?won|you are (a|the|our) (lucky )?winner|claim your (prize|reward|bonus|winnings)',
  '(instant|quick|fast|personal|easy) loans?|loan offers?|no collateral',
  'seo|search engine (optimi[sz]ation|ranking)|back ?links?|link building|domain authority|guest posts?',
  '(first page|page one|page 1|top|number one|#1) (of|on|in) (google|bing|search|every search)|rank (higher|#?1|on google)|(website|web|organic|targeted|more) traffic',
  'viagra|cialis|weight loss|online pharmacy|canadian pharmacy',
  'porn|escorts?|hot girls?|xxx',
  '(buy|get|more|real|instagram|tiktok) followers|(e-?mail|leads?) (lists?|databases?)|bulk (sms|e-?mails?)',
  '(web ?site|web|logo) (re)?design (services?|agency|company|team)|explainer videos?',
  'act now|limited[- ]time|(order|buy|join|register|sign up) (now|today)|click (here|below|the link)|do not miss|don.t miss',
  'replica (watches|bags)|lowest prices?|100% (free|guaranteed)',
  'unsubscribe|opt[- ]out',
].map((words) => new RegExp(`(?<![\\p{L}\\p{N}])(${words})(?![\\p{L}\\p{N}])`, 'u'))

/**
 * Matches three exclamation marks in a row, or two successive words in capitals: `CRYPTO PROFIT`.
 */
const shouting = /!!!|(?<!\p{L})\p{Lu}{4,} \p{Lu}{4,}(?!\p{L})/u
/** Matches links, also without `https://`, but not the domain of an e-mail address. */
const links =
  /(?<![@\w.-])(?:https?:\/\/\S+|www\.\S+|[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.(?:com|net|org|info|biz|xyz|top|online|site|shop|club|ru|io|co)\b\S*)/gi
const markup = /<a\s[^<>]*href|\[url[\]=]/i

/**
 * Number of points from which a text is flagged. Customers too may send one link, one subject or
 * loud writing.
 */
const enough = 2

const hostOf = (link: string) =>
  /^(?:https?:\/\/)?(?:www\.)?([^/?#:\s]*)/i.exec(link)?.[1]?.toLowerCase()
const isOwn = (link: string) => hostOf(link) === hostOf(site().url)

/**
 * Flags advertisements (decision 0011). `many-links`: three different links to other sites, or any
 * link written as HTML or [url]. `advertising`: two points, at least one of them for a subject or
 * for loud writing; a second link gives one point more.
 */
export function judgeText(texts: ContactTexts): string[] {
  const text = contactFieldNames
    .map((name) => texts[name])
    .join('\n')
    // Converts styled letters, such as bold ones, to plain letters.
    .normalize('NFKC')
  const found = new Set(
    (text.match(links) ?? []).filter((link) => !isOwn(link)).map((link) => link.toLowerCase()),
  )
  const linkPoints = markup.test(text) ? enough : Math.max(0, found.size - 1)
  const folded = text.toLowerCase().replaceAll('’', "'")
  const wordPoints =
    subjects.filter((subject) => subject.test(folded)).length + (shouting.test(text) ? 1 : 0)
  const isAdvertising = wordPoints > 0 && wordPoints + Math.min(linkPoints, 1) >= enough
  return [
    ...(linkPoints >= enough ? ['many-links'] : []),
    ...(isAdvertising ? ['advertising'] : []),
  ]
}
