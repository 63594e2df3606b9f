import type { getGoldenOffers as Offers } from '@sojourn/contract/products/policy-lab.calls'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { useId, useState, type FormEvent } from 'react'
import { getGoldenOffers } from '../../../api/calls/products/policy-lab'
import { useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Dialog } from '../../../kit/overlays/dialog'
import { formatInstant, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import { LineField } from '../fields/line-field'
import { GoldenFields, type GoldenForm } from './golden-fields'
import styles from './golden.module.css'
import { useSaveGolden } from './use-save-golden'

type Offered = ResponseOf<typeof Offers>

interface AddGoldenProps {
  /** Absent: it is asked for. */
  orderNo?: string
  onClose: () => void
}

/** Makes what an order bought, or another offer of its search, a golden trip. */
export function AddGolden({ orderNo, onClose }: AddGoldenProps) {
  const text = useText('admin/policy/golden')
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(orderNo)
  const { data, error, isFetching, refetch } = useRead(
    getGoldenOffers,
    { orderNo: asked ?? '' },
    { enabled: asked !== undefined },
  )
  const find = (event: FormEvent) => {
    event.preventDefault()
    const found = typed.trim()
    // Pressed again of the same order, it is looked for again.
    if (found && found === asked) void refetch()
    else if (found) setAsked(found)
  }
  if (asked !== undefined && data) return <Choose offered={data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={text.addTitle} actions={<Button onClick={onClose}>{text.cancel}</Button>}>
      {orderNo === undefined && (
        <Form className={styles['find']} onSubmit={find}>
          <LineField
            label={text.orderNo}
            hint={text.orderHint}
            error={error?.message}
            maxLength={40}
            value={typed}
            onChange={setTyped}
          />
          <Button type="submit" busy={isFetching}>
            {text.find}
          </Button>
        </Form>
      )}
      {orderNo !== undefined &&
        (error ? <ErrorState compact error={error} onRetry={() => void refetch()} /> : <SkeletonList count={3} height={56} />)}
    </Dialog>
  )
}

/** Which search of the order, which of its offers, and what it must be. */
function Choose({ offered, onClose }: { offered: Offered; onClose: () => void }) {
  const text = useText('admin/policy/golden')
  const id = useId()
  const { searchId, position, offer, choose } = useChosen(offered)
  const [form, setForm] = useState<GoldenForm>({ name: offered.title, verdict: offer?.now ?? 'within' })
  const isNameless = form.name.trim() === ''
  const { busy, tried, refused, submit } = useSaveGolden(
    () => (isNameless ? undefined : { version: 0, ...form, choice: { orderNo: offered.orderNo, searchId, position } }),
    onClose,
  )
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={busy}>
        {text.save}
      </Button>
    </>
  )
  return (
    <Dialog open width="info" onClose={onClose} title={text.addTitle} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <OfferFields
          offered={offered}
          searchId={searchId}
          position={position}
          onChoose={(search, at) => setForm({ ...form, verdict: choose(search, at) ?? form.verdict })}
        />
        <GoldenFields
          form={form}
          change={(more) => setForm({ ...form, ...more })}
          nameError={tried && isNameless ? text.nameMissing : undefined}
          now={offer?.now}
        />
        {refused && <FormRefusal>{refused}</FormRefusal>}
      </Form>
    </Dialog>
  )
}

/** At first what was bought of the first search. */
function useChosen({ searches }: Offered) {
  const firstOf = (searchId: string): number => searches.find((search) => search.searchId === searchId)?.offers[0]?.position ?? 0
  const first = searches[0]!.searchId
  const [chosen, setChosen] = useState({ searchId: first, position: firstOf(first) })
  const offerOf = ({ searchId, position }: typeof chosen) =>
    searches.find((search) => search.searchId === searchId)?.offers.find((offer) => offer.position === position)
  const choose = (searchId: string, position = firstOf(searchId)) => {
    setChosen({ searchId, position })
    return offerOf({ searchId, position })?.now
  }
  return { ...chosen, offer: offerOf(chosen), choose }
}

interface OfferFieldsProps {
  offered: Offered
  searchId: string
  position: number
  onChoose: (searchId: string, position?: number) => void
}

function OfferFields({ offered: { title, searches }, searchId, position, onChoose }: OfferFieldsProps) {
  const text = useText('admin/policy/golden')
  const offers = searches.find((search) => search.searchId === searchId)?.offers ?? []
  return (
    <>
      <p className={styles['lead']}>{title}</p>
      {searches.length > 1 && (
        <ChoiceField
          label={text.search}
          choices={searches.map((search) => ({
            id: search.searchId,
            name: text.searchAt({ moment: formatInstant(search.searchedAt), count: search.offers.length }),
          }))}
          value={searchId}
          onChange={(id) => onChoose(id)}
        />
      )}
      <ChoiceField
        label={text.offer}
        choices={offers.map((offer) => {
          const label = text.priced({ label: offer.label, price: formatPrice(offer.price) })
          return { id: String(offer.position), name: offer.position < 0 ? text.boughtOffer({ label }) : label }
        })}
        value={String(position)}
        onChange={(id) => onChoose(searchId, Number(id))}
      />
    </>
  )
}
