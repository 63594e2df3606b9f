import { policyProducts } from '@sojourn/contract/booking/codes'
import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import { standardSentences } from '@sojourn/domain/booking/policy/standard-sentences'
import { policyScopeText } from '@sojourn/text/admin/policy/scope'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { Work } from '../../../context'
import type { KeptRecord } from '../record/change-record'
import { findNames, inEach, namedIn, type Names } from './names'
import { findLastVersion } from './store'

/** A policy as its history keeps it: what was published last and stands, in words that last. */
export async function policyRecord(work: Work, policyId: string): Promise<KeptRecord> {
  const last = await findLastVersion(work, policyId)
  if (!last) return {}
  const { version, effectiveFrom, body, pilot, ended, aloneReason, goldenReason } = last
  const names = await findNames(work, [body.scope], pilot ?? [])
  return {
    version: String(version),
    ...(ended ? { endedOn: effectiveFrom } : { effectiveFrom }),
    ...(pilot && {
      pilot: inEach((language) =>
        policyScopeText[language].list({ items: pilot.map((id) => namedIn(names, 'department', id, language).label) }),
      ),
    }),
    ...(aloneReason !== null && { aloneReason }),
    ...(goldenReason !== null && { goldenReason }),
    name: body.name,
    scope: scopeInWords(names, body),
    ...sectionsInWords(work, body),
  }
}

const scopeInWords = (names: Names, { scope }: TravelPolicy): LocalText =>
  inEach((language) => {
    const text = policyScopeText[language]
    const { type, ids } = scope
    const named = type === 'default' ? [] : ids.map((id) => namedIn(names, type, id, language).label)
    return text.names({ scope: text.scopes[type], names: named })
  })

/** A section without rules limits nothing, a product without a section is left out. */
function sectionsInWords({ context }: Work, body: TravelPolicy): KeptRecord {
  const said: Record<string, LocalText> = {}
  for (const product of policyProducts)
    if (body[product])
      said[product] = inEach((language) => {
        const items = standardSentences(body, product, context.policySections, language)
        return items.length === 0 ? policyText[language].noLimit : policyScopeText[language].sentences({ items })
      })
  return said
}
