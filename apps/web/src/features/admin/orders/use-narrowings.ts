import { daysInWords } from '../../../kit/dates/days-in-words'
import type { Narrowing } from '../../../kit/lists/list-bar'
import { useText } from '../../../kit/text/text'
import type { Choice } from '../fields/choice-field'
import type { OrderSearch } from './order-search'
import type { OrderChoices } from './use-order-choices'

const nameOf = (offered: readonly Choice[], id: string): string => offered.find((each) => each.id === id)?.name.trim() ?? ''

/** Whatever is set, each with its name and the way back. */
export function useNarrowings(
  search: OrderSearch,
  choices: OrderChoices,
  set: (more: Partial<OrderSearch>) => void,
): Narrowing[] {
  const words = useText('admin/orders/words')
  const widgets = useText('kit/widgets')
  const { product, kind, phase, verdict, settleType, channel, fee, voucher, city, dateKind, from, to } = search
  const names = {
    departmentId: nameOf(choices.departments, search.departmentId),
    product: product && words.products[product],
    phase: phase && words.phases[phase],
    kind: kind && words.kinds[kind],
    verdict: verdict && words.verdicts[verdict],
    settleType: settleType && words.settleTypes[settleType],
    channel: channel && words.channels[channel],
    costCentreId: nameOf(choices.costCentres, search.costCentreId),
    projectCode: nameOf(choices.projects, search.projectCode),
    gradeId: nameOf(choices.grades, search.gradeId),
    legalEntityId: nameOf(choices.legalEntities, search.legalEntityId),
    reasonCode: nameOf(choices.reasons, search.reasonCode),
    fee: fee && words.fees[fee],
    voucher: voucher && words.voucherStatuses[voucher],
    city,
  }
  const chosen = Object.entries(names).flatMap(([key, name]) => (name ? [{ key, name, onRemove: () => set({ [key]: '' }) }] : []))
  const days =
    from || to
      ? [
          {
            key: 'days',
            name: `${words.days[dateKind]} ${daysInWords(widgets, search)}`,
            onRemove: () => set({ from: '', to: '' }),
          },
        ]
      : []
  return [...chosen, ...days]
}
