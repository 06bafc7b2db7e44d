import { expect, it } from 'vitest'
import { describeLanguages, sayLanguage } from './text-languages.ts'

const languages = {
  own: 'ar',
  names: { ar: 'Arabic', en: 'English' },
  of: { 'قفل ذكي (SL-100)': 'ar', 'Gateway (GW-1)': 'en', 'Delivery, Amman': 'en' },
}

it.each([
  ['قفل ذكي (SL-100)', 'In Arabic'],
  [' Gateway (GW-1) ', 'In English, not in Arabic'],
  ['Two days of work', 'As you typed it'],
  ['', ''],
  ['constructor', 'As you typed it'],
])('says of “%s”: %s', (text, said) => expect(sayLanguage(text, languages)).toBe(said))

it('says of a whole offer in which language each line is, delivery too', () =>
  expect(
    describeLanguages(
      {
        ...{ 'text.0': 'قفل ذكي (SL-100)', 'text.4': 'Gateway (GW-1)' },
        ...{ 'text.2': 'Delivery, Amman', 'text.3': 'Two days of work' },
        ...{ delivery: 'Delivery, Amman', payment: '', yearlyFor: '' },
      },
      languages,
    ),
  ).toBe(
    'In Arabic: line 1. In English, not in Arabic: line 2, line 3, Delivery. As you typed it: line 4.',
  ))
