/**
 * What a subject imports and offers. `needs`: what its files import. `offers`: the files that others
 * may import, each with the folders or files that do so. All other files of a subject are its own.
 */
export type Subject = { needs: string[]; offers: Record<string, string[]> }

/**
 * Subjects of the staff area. Each needs those before it: accounts, audit log, sign-in, second
 * factor, and what owners do with accounts.
 */
export const staffSubjects: Record<string, Subject> = {
  'src/staff': {
    needs: ['src/contracts', 'src/core', 'src/server/database'],
    offers: {
      'account-rows.server.ts': [
        'src/desk',
        'src/editor',
        'src/newsletter',
        'src/server',
        'src/staff',
      ],
      // A mail to a member of staff, of which every subject has its own.
      'account-mail.server.ts': ['src/desk', 'src/newsletter', 'src/server/services', 'src/staff'],
      'account-notices.server.ts': ['src/server/services/outbox', 'src/staff'],
    },
  },
  'src/staff/audit': {
    needs: ['src/contracts', 'src/core', 'src/server/database', 'src/staff/kit', 'src/staff/lists'],
    offers: {
      'AuditLead.tsx': ['src/pages'],
      'AuditLog.tsx': ['src/pages'],
      'audit-log.ts': ['src/pages'],
      // Every change is logged in its transaction.
      'audit.server.ts': ['src/desk', 'src/editor', 'src/newsletter', 'src/server', 'src/staff'],
      'readings.server.ts': ['src/desk', 'src/newsletter', 'src/server/services'],
      'audit-log.server.ts': ['src/pages', 'src/server/api'],
    },
  },
  'src/staff/sign-in': {
    needs: [
      'src/contracts',
      'src/core',
      'src/server/database',
      'src/server/fairness',
      'src/server/request',
      'src/core/signing/signer.ts',
      'src/core/spam/spam.ts',
      'src/staff/frame',
      'src/staff/kit',
      'src/ui/base',
      'src/site/islands/submit',
    ],
    offers: {
      'OwnAccount.tsx': ['src/pages'],
      'OwnSessions.tsx': ['src/pages'],
      'PasswordForm.tsx': ['src/pages'],
      'SignInForm.tsx': ['src/pages'],
      'known-devices.server.ts': ['src/server/forms', 'src/server/middleware'],
      'own-sessions.server.ts': ['src/pages', 'src/server/api'],
      'password-strength.server.ts': ['src/staff/accounts'],
      'passwords.server.ts': ['src/desk/requests', 'src/server', 'src/staff'],
      'session-proofs.server.ts': ['src/staff'],
      'session-rows.server.ts': [
        'src/server/database/schema.ts',
        'src/server/services/housekeeping.ts',
        'src/staff',
      ],
      'sessions.server.ts': ['src/server'],
      'sign-in-forms.server.ts': ['src/pages', 'src/server/api'],
      'sign-in.ts': ['src/server/forms', 'src/staff'],
      'sign-in.server.ts': ['src/server/forms', 'src/server/site-context.ts'],
    },
  },
  'src/staff/second-factor': {
    needs: [
      'src/content/settings',
      'src/contracts',
      'src/core',
      'src/server/database',
      'src/staff/frame',
      'src/staff/kit',
      'src/ui/base',
      'src/site/islands/submit',
    ],
    offers: {
      'AddPasskey.tsx': ['src/pages'],
      'AuthenticatorForm.tsx': ['src/pages'],
      'IdentityForm.tsx': ['src/pages'],
      'PasskeyProof.tsx': ['src/pages'],
      'RecoveryCodes.tsx': ['src/pages'],
      'RemoveFactorForm.tsx': ['src/pages'],
      'SecondFactor.tsx': ['src/pages'],
      'SecondFactorRoles.tsx': ['src/pages'],
      'SecondFactorRule.tsx': ['src/pages'],
      'passkeys.server.ts': ['src/server'],
      'second-factor-forms.server.ts': ['src/pages', 'src/server/api'],
      'second-factor-rows.server.ts': ['src/server/database/schema.ts', 'src/staff/accounts'],
      'second-factors.server.ts': ['src/pages'],
    },
  },
  'src/staff/accounts': {
    needs: [
      'src/contracts',
      'src/core',
      // An account that is closed hands over its requests.
      'src/server/database',
      'src/core/signing/signer.ts',
      'src/staff/kit',
      'src/ui/base',
    ],
    offers: {
      'Accounts.tsx': ['src/pages'],
      'account-link-mails.server.ts': ['src/server/services/outbox'],
      'account-links.server.ts': ['src/pages', 'src/server/database/schema.ts', 'src/server/forms'],
      'account-forms.server.ts': ['src/pages'],
      'account-list.server.ts': ['src/editor', 'src/pages'],
      'accounts.server.ts': ['src/server/site-context.ts'],
      'command-line-accounts.server.ts': ['src/server'],
    },
  },
}
