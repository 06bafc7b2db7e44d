import { expect, it } from 'vitest'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { settingSchemas } from '#src/content/schemas/setting-schemas.ts'
import { withTick } from './with-tick.ts'

const { languages, hours } = formSchemaOf({ schema: settingSchemas.company }).properties ?? {}
const none = { title: '' }

it('adds a language after the first, which is that of the texts', () =>
  expect(withTick(languages ?? none, ['en'], { one: 'ar', isOn: true })).toEqual(['en', 'ar']))

it('keeps days in the order of the week', () =>
  expect(
    withTick(hours?.properties?.['days'] ?? none, ['tuesday', 'friday'], {
      ...{ one: 'monday', isOn: true },
    }),
  ).toEqual(['monday', 'tuesday', 'friday']))
