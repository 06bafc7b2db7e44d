import { subjects } from './subjects.ts'

/** Folders with the site's data, which every part of the interface may read. */
const data = ['src/content', 'src/contracts', 'src/power-cut']

/** The frame of the staff area, which knows no subject: header and forms, components, lists. */
const staffFrame = ['src/staff/frame', 'src/staff/kit', 'src/staff/lists']

/**
 * Folders and files that a folder may import (docs/architecture.md). A file belongs to its
 * innermost listed folder.
 */
export const directions: Record<string, string[]> = {
  ...Object.fromEntries(Object.entries(subjects).map(([folder, { needs }]) => [folder, needs])),
  'src/core': ['src/contracts', 'src/server/database', 'src/server/mail'],
  // These modules give the current settings as typed values to everything that is rendered.
  'src/content/settings': ['src/content', 'src/contracts'],
  // Schemas get the values that they need as arguments.
  'src/content/schemas': ['src/contracts'],
  'src/contracts': [],
  // The model has only pure functions of plain data, for server and browser.
  'src/power-cut': [],
  // `Picture.tsx` has the types that describe a picture, and `record.json` tells which pictures are
  // renderings.
  'src/content': [
    'src/assets/pictures/record.json',
    'src/contracts',
    'src/power-cut',
    'src/ui/base/Picture.tsx',
  ],
  // Pure functions of the files and drafts that an editor changes.
  'src/editor/texts': data,
  // Makes the public content from the content files and from rows of the database that replace files.
  'src/editor/published': [
    'src/content',
    'src/contracts',
    'src/core',
    'src/editor/texts',
    'src/server/database',
  ],
  // PDFs are made from the content and from drawings of the interface.
  // Their revisions are stored.
  'src/paper': [
    ...data,
    'src/core',
    'src/server/database',
    'src/ui/base',
    'src/ui/brand',
    'src/site/drawings',
  ],
  'src/ui/base': ['src/contracts/content/marks.ts'],
  'src/ui/brand': ['src/content/settings', 'src/ui/base'],
  'src/site/drawings': [...data, 'src/ui/base', 'src/ui/brand'],
  'src/site/layout': [...data, 'src/ui/base', 'src/ui/brand'],
  'src/site/sections': [...data, 'src/ui/base', 'src/ui/brand', 'src/site/drawings'],
  'src/site/islands': [...data, 'src/ui/base', 'src/site/drawings', 'src/site/sections'],
  ...Object.fromEntries(
    staffFrame.map((folder) => [
      folder,
      [
        ...staffFrame,
        'src/content/settings',
        'src/contracts',
        'src/site/drawings',
        'src/site/islands',
        'src/ui/base',
        'src/ui/brand',
      ],
    ]),
  ),
  'src/layouts': [...data, 'src/server/services', 'src/site', ...staffFrame, 'src/ui'],
  'src/pages': [
    ...data,
    'src/layouts',
    'src/paper',
    // Pages call the functions of the server by name.
    'src/server/services',
    'src/site',
    ...staffFrame,
    'src/ui',
  ],
  'src/server/request': ['src/contracts'],
  'src/server/environment': ['src/contracts', 'src/server/request'],
  'src/server/fairness': ['src/contracts', 'src/server/environment', 'src/server/request'],
  'src/server/html': ['src/content/settings', 'src/contracts'],
  'src/server/database': ['src/contracts', 'src/server/request'],
  'src/server/mail': [
    'src/content/settings',
    // Pictures come with a mail.
    'src/content/pictures',
    'src/contracts',
    'src/paper',
    'src/server/environment',
  ],
  'src/server/services': [
    'src/content/settings',
    'src/contracts',
    'src/core',
    'src/server/database',
    'src/server/fairness',
    'src/server/mail',
    'src/server/request',
  ],
  'src/server/metrics': ['src/contracts', 'src/server/services'],
  'src/server/country': ['src/contracts', 'src/server/environment', 'src/server/request'],
  'src/server/forms': [
    'src/content/settings',
    // The module finds the products of a set that a page without JavaScript has sent.
    'src/content/listed-products.ts',
    'src/contracts',
    'src/core',
    'src/server/request',
    'src/server/services',
  ],
  'src/server/calls': [
    'src/contracts',
    'src/core',
    ...['forms', 'request', 'services'].map((folder) => `src/server/${folder}`),
  ],
  'src/server/middleware': [
    'src/content/settings',
    'src/contracts',
    'src/core',
    // The writes of a network are counted for all processes.
    'src/core/database/rates.ts',
    ...['calls', 'country', 'environment', 'fairness', 'forms', 'html', 'request', 'services'].map(
      (folder) => `src/server/${folder}`,
    ),
  ],
  'src/server/api': [
    'src/content/settings',
    'src/contracts',
    'src/core',
    ...['calls', 'forms', 'middleware', 'request', 'services'].map(
      (folder) => `src/server/${folder}`,
    ),
  ],
  'src/server/static': ['src/contracts', 'src/server/middleware', 'src/server/request'],
  // These modules make the site's addresses, from the content and from the names of generated
  // picture files.
  'src/server/pages': [
    ...data,
    'src/ui/brand/LogoFile.tsx',
    ...['country', 'environment', 'fairness', 'middleware', 'request', 'services', 'static'].map(
      (folder) => `src/server/${folder}`,
    ),
  ],
  'src/server': ['src/content', 'src/contracts', 'src/core', 'src/paper', 'src/server'],
}
