import { fromSettings } from './settings.ts'

/**
 * Labels and addresses of header, Solutions group and footer, word for word as in spec.md §2; from
 * content/navigation.json.
 */
export const navigation = fromSettings(
  ({ navigation: { elsewhere, footer, ...rest }, company }) => {
    const { canadianSite, sisterBrand, social, professionalNetwork } = company
    const sites = [canadianSite, sisterBrand, social, professionalNetwork].flatMap((one) =>
      one ? [{ label: one.name, href: one.url }] : [],
    )
    return {
      ...rest,
      footer: [...footer, ...(sites.length > 0 ? [{ heading: elsewhere, links: sites }] : [])],
    }
  },
)
