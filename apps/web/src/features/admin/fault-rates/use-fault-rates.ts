import { faultRateKeys, type FaultRateKey } from '@sojourn/contract/admin/agency/fault-rate-words'
import type { FaultRates, getFaultRates as getCall } from '@sojourn/contract/admin/agency/fault-rates.calls'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { percentOf, rateOf } from '@sojourn/domain/admin/fault-rates'
import { useState } from 'react'
import { getFaultRates, saveFaultRates } from '../../../api/calls/admin/agency/fault-rates'
import { useEmployee } from '../../../api/employee'
import { isProblem } from '../../../api/problem'
import { useRead, useWrite } from '../../../api/queries'
import { propertyFieldOf } from '../../../kit/edit/edit-fields'
import { useSavedEdit } from '../../../kit/edit/use-saved-edit'
import { useText } from '../../../kit/text/text'

export type FaultRatesAnswer = ResponseOf<typeof getCall>
/** Percentages as they are typed. */
export type TypedRates = Record<FaultRateKey, string>

const eachRate = <From, To>(of: (key: FaultRateKey) => From, to: (from: From) => To): Record<FaultRateKey, To> =>
  Object.fromEntries(faultRateKeys.map((key) => [key, to(of(key))])) as Record<FaultRateKey, To>

export const typedRates = (rates: FaultRates): TypedRates => eachRate((key) => rates[key], percentOf)

/** The rates as they are edited, and what keeps them from being saved. */
export function useFaultRates({ version, rates }: FaultRatesAnswer) {
  const text = useText('admin/agency/fault-rates')
  const { refetch } = useRead(getFaultRates, {})
  const write = useWrite(saveFaultRates)
  const [tried, setTried] = useState(false)
  const field = propertyFieldOf<TypedRates>()
  const { edit, busy, onSave } = useSavedEdit<TypedRates>({
    owner: useEmployee(),
    form: 'faultRates',
    of: 'supply',
    saved: { version, value: typedRates(rates) },
    fields: faultRateKeys.map((key) => field(key, text.fields[key], (percent) => text.share({ percent }))),
    readAgain: async () => {
      const { data } = await refetch()
      return data && { version: data.version, value: typedRates(data.rates) }
    },
    save: async (next) => {
      await write.mutateAsync({
        version: next.version,
        rates: eachRate(
          (key) => next.value[key],
          (percent) => rateOf(percent)!,
        ),
      })
      setTried(false)
      const { data } = await refetch()
      if (data) edit.set(typedRates(data.rates))
    },
    isOvertaken: (error) => isProblem(error, 'recordChanged'),
    done: text.saved,
  })
  const wrong = faultRateKeys.filter((key) => rateOf(edit.value[key]) === undefined)
  const submit = () => {
    setTried(true)
    if (wrong.length === 0) onSave()
  }
  const errorOf = (key: FaultRateKey): string | undefined => (tried && wrong.includes(key) ? text.percentWrong : undefined)
  return { edit, busy, submit, errorOf, faults: tried ? wrong.length : 0 }
}
