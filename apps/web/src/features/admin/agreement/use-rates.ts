import { ratesFaults, ratesFaultSentence } from '@sojourn/domain/admin/agreed-rates'
import { useState, type FormEvent } from 'react'
import { getServedRates, proposeServedRates } from '../../../api/calls/admin/agency/agreed-rates'
import { useEmployee } from '../../../api/employee'
import { useWrite } from '../../../api/queries'
import { useKeptDraft } from '../../../kit/forms/use-kept-draft'
import { toast } from '../../../kit/overlays/toast'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { newestRates, sentRates, type ServedRates, type TypedRates } from './rates-form'

export interface RatesEditorProps {
  enterpriseId: number
  served: ServedRates
}

export type RatesEdit = ReturnType<typeof useRates>

/** Rates as one of the agency's staff writes them. */
export function useRates({ enterpriseId, served }: RatesEditorProps) {
  const text = useText('admin/agency/agreed-rates')
  const { today, carriers, brands, hotels } = served
  const draft = useKeptDraft({
    owner: useEmployee(),
    form: 'agreed-rates',
    of: String(enterpriseId),
    fresh: () => newestRates(served),
  })
  const typed = draft.value
  const [tried, setTried] = useState(false)
  const write = useWrite(proposeServedRates, [getServedRates])
  const rates = sentRates(typed)
  const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)
  const known = { carriers: idsOf(carriers), brands: idsOf(brands), hotels: idsOf(hotels), today }
  const faults = ratesFaults({ from: typed.from, rates }, known)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (faults.length > 0) return
    const onSuccess = () => {
      toast(text.proposed, 'good')
      draft.discard()
      setTried(false)
    }
    write.mutate({ enterpriseId, from: typed.from, rates, note: typed.note.trim() }, { onSuccess })
  }
  return {
    served,
    draft,
    typed,
    change: (more: Partial<TypedRates>) => draft.change({ ...typed, ...more }),
    errorOf: (field: string): string | undefined => {
      const found = tried ? faults.find((each) => each.field === field) : undefined
      return found && ratesFaultSentence(found.fault, language)
    },
    submit,
    write,
  }
}
