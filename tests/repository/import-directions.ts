/**
 * Folders of subjects. `needs`: what their files import. `offers`: the files that others may import,
 * each with the folders or files that do so. All other files of a subject are its own.
 */
export const subjects: Record<string, { needs: string[]; offers: Record<string, string[]> }> = {
  'src/desk/numbers': {
    needs: [
      'src/content/listed-products.ts',
      'src/content/settings',
      'src/contracts',
      'src/core',
      'src/server/database',
      'src/ui/admin/kit',
      'src/ui/admin/lists',
      'src/ui/base',
      'src/ui/diagrams',
    ],
    offers: {
      'Numbers.tsx': ['src/pages'],
      'number-rows.ts': ['src/server/api'],
      'numbers.server.ts': ['src/pages', 'src/server/api', 'src/server/services/services.ts'],
      'numbers.ts': ['src/server/database/schema.ts', 'src/server/pages', 'src/newsletter'],
      'visit-counts.server.ts': ['src/server/main.ts', 'src/server/pages'],
      // Deleted requests and subscribers are counted, and issues show their visits.
      'day-counts.server.ts': ['src/newsletter', 'src/server/services'],
      'request-counts.server.ts': ['src/server/services'],
    },
  },
  'src/desk/webhooks': {
    needs: [
      // An event is only sent while the privacy policy names its recipient.
      'src/content/page.ts',
      'src/content/snapshot/snapshot.ts',
      'src/contracts',
      'src/core',
      'src/server/database',
      'src/server/request',
      'src/server/services/accounts/sessions.ts',
      'src/server/services/audit/audit.ts',
      'src/server/services/mails/owner-changes.ts',
      'src/ui/admin/kit',
      'src/ui/base',
    ],
    offers: {
      'Webhooks.tsx': ['src/pages'],
      'webhooks.server.ts': [
        'src/pages',
        'src/server/database/schema.ts',
        'src/server/services/services.ts',
      ],
      // Requests and subscribers queue events, and the outbox sends them.
      'webhook-events.server.ts': ['src/newsletter', 'src/server/services'],
      'post-event.server.ts': ['src/server/runtime.ts', 'src/server/services'],
    },
  },
  'src/newsletter': {
    needs: [
      'src/content/addresses/address-of.ts',
      // An issue is made from an article.
      'src/content/articles',
      'src/content/nest-points.ts',
      'src/content/schemas/article-schema.ts',
      'src/content/settings',
      'src/contracts',
      'src/core',
      'src/server/database',
      'src/server/mail',
      'src/server/request/request-id.ts',
      'src/server/services/accounts/sessions.ts',
      'src/server/services/audit/audit.ts',
      'src/server/services/mails',
      'src/server/services/signing/signer.ts',
      'src/server/services/spam/spam.ts',
      'src/server/services/storage',
      'src/ui/admin/frame',
      'src/ui/admin/kit',
      'src/ui/admin/lists',
      'src/ui/base',
    ],
    offers: {
      'IssueForm.tsx': ['src/pages'],
      'Issues.tsx': ['src/pages'],
      'LastLook.tsx': ['src/pages'],
      'newsletter.ts': ['src/pages', 'src/server/database/schema.ts'],
      'issue-forms.server.ts': ['src/pages'],
      'issues.server.ts': ['src/pages', 'src/server/api', 'src/server/services/services.ts'],
      'subscribers.server.ts': [
        'src/pages',
        'src/server/api',
        'src/server/forms',
        // A contact request may subscribe, and an erasure ends a subscription.
        'src/server/services',
      ],
      'newsletter-links.server.ts': ['src/server/runtime.ts', 'src/server/services/services.ts'],
      // The outbox sends issues and mails to subscribers.
      'advance-issues.server.ts': ['src/server/services/outbox'],
      'issue-mails.server.ts': ['src/server/services'],
      'subscriber-mails.server.ts': ['src/server/services'],
      // The report about a person, erasure, housekeeping and the state of the outbox.
      'issue-rows.server.ts': ['src/server/services'],
      'subscriber-rows.server.ts': ['src/server/services'],
    },
  },
}

/** Folders with the site's data, which every part of the interface may read. */
const data = ['src/content', 'src/contracts', 'src/power-cut']

/**
 * Folders and files that a folder may import (docs/architecture.md). A file belongs to its
 * innermost listed folder.
 */
export const directions: Record<string, string[]> = {
  ...Object.fromEntries(Object.entries(subjects).map(([folder, { needs }]) => [folder, needs])),
  'src/core': ['src/contracts', 'src/server/database', 'src/server/services/accounts/sessions.ts'],
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
  'src/editing': data,
  // PDFs are made from the content and from drawings of the interface.
  'src/paper': [...data, 'src/ui/base', 'src/ui/brand', 'src/ui/diagrams'],
  'src/ui/base': ['src/contracts/content/marks.ts'],
  'src/ui/brand': ['src/content/settings', 'src/ui/base'],
  'src/ui/diagrams': [...data, 'src/ui/base', 'src/ui/brand'],
  'src/ui/layout': [...data, 'src/ui/base', 'src/ui/brand'],
  'src/ui/sections': [...data, 'src/ui/base', 'src/ui/brand', 'src/ui/diagrams'],
  'src/ui/islands': [...data, 'src/ui/base', 'src/ui/diagrams', 'src/ui/sections'],
  'src/ui/admin': [
    'src/content/settings',
    'src/contracts',
    'src/ui/base',
    'src/ui/brand',
    'src/ui/diagrams',
    'src/ui/islands',
  ],
  'src/layouts': [...data, 'src/server/services', 'src/ui'],
  'src/pages': [
    ...data,
    'src/layouts',
    'src/paper',
    // Pages call the functions of the server by name.
    'src/server/services',
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
  // A request stores products by their slugs, and these content modules give the names that staff
  // know.
  'src/server/services': [
    'src/content/settings',
    'src/content/addresses/address-of.ts',
    // An issue of the newsletter is made from an article.
    'src/content/articles',
    'src/content/nest-points.ts',
    'src/content/schemas/article-schema.ts',
    'src/content/listed-products.ts',
    // The module reads the choices of a simulation that are stored with a request.
    'src/content/instrument.ts',
    'src/contracts',
    'src/core',
    'src/paper/pro-forma.ts',
    'src/server/database',
    'src/server/fairness',
    'src/server/mail',
    'src/server/request',
  ],
  'src/server/metrics': ['src/contracts', 'src/server/services'],
  // This folder makes the public content from the content files and from rows of the database that
  // replace files.
  'src/server/content': [
    'src/content',
    'src/contracts',
    'src/editing',
    'src/server/database',
    'src/server/services',
  ],
  'src/server/editor': [
    'src/content',
    'src/contracts',
    'src/editing',
    ...['content', 'database', 'fairness', 'services'].map((folder) => `src/server/${folder}`),
  ],
  'src/server/country': ['src/contracts', 'src/server/environment', 'src/server/request'],
  'src/server/forms': [
    'src/content/settings',
    'src/content/pro-forma-values.ts',
    // The module finds the products of a set that a page without JavaScript has sent.
    'src/content/listed-products.ts',
    'src/contracts',
    'src/core',
    'src/server/request',
    'src/server/services',
  ],
  'src/server/calls': [
    'src/contracts',
    ...['editor', 'forms', 'request', 'services'].map((folder) => `src/server/${folder}`),
  ],
  'src/server/middleware': [
    'src/content/settings',
    'src/contracts',
    'src/core',
    ...[
      'calls',
      'country',
      'editor',
      'environment',
      'fairness',
      'forms',
      'html',
      'request',
      'services',
    ].map((folder) => `src/server/${folder}`),
  ],
  'src/server/api': [
    'src/content/settings',
    'src/contracts',
    'src/core',
    ...['calls', 'editor', 'forms', 'middleware', 'request', 'services'].map(
      (folder) => `src/server/${folder}`,
    ),
  ],
  'src/server/static': ['src/contracts', 'src/server/middleware'],
  // These modules make the site's addresses, from the content and from the names of generated
  // picture files.
  'src/server/pages': [
    ...data,
    'src/ui/brand/LogoFile.tsx',
    ...[
      'country',
      'editor',
      'environment',
      'fairness',
      'middleware',
      'request',
      'services',
      'static',
    ].map((folder) => `src/server/${folder}`),
  ],
  'src/server': ['src/content', 'src/contracts', 'src/core', 'src/paper', 'src/server'],
}
