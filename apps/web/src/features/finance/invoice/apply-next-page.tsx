import { personalTitleAtMost } from '@sojourn/contract/finance/invoice-words'
import type { InvoiceableThing } from '@sojourn/contract/finance/invoice.shapes'
import { accountFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { applyForInvoices, searchInvoiceable } from '../../../api/calls/finance/invoice'
import { useEmployee } from '../../../api/employee'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Field, FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Input } from '../../../kit/forms/input'
import { Card, Page, TwoColumns } from '../../../kit/layout/page'
import { Fact, FigureList, TotalFact } from '../../../kit/lists/facts'
import { formatPrice } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './invoice.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/invoice')
  return null
}

type Faults = Partial<Record<'title' | 'email', string | undefined>>
type Kept = { things?: readonly InvoiceableThing[] } | null

/** To whom the chosen things are written, and where the invoice goes (S2.40). */
export function Component() {
  const text = useText('finance/invoice')
  const things = (useLocation().state as Kept)?.things ?? []
  return (
    <Page title={text.terms} back={paths.invoiceApply()}>
      {things.length === 0 ? (
        <Card>
          <EmptyState
            icon="document"
            title={text.nothingChosen}
            action={
              <ButtonLink kind="brand" to={paths.invoiceApply()}>
                {text.choose}
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <TwoColumns main={<TitleForm things={things} />} aside={<WillGet things={things} />} />
      )}
    </Page>
  )
}

function useTitle(things: readonly InvoiceableThing[]) {
  const text = useText('finance/invoice')
  const navigate = useNavigate()
  const { employeeName } = useEmployee()
  const [title, setTitle] = useState(employeeName)
  const [email, setEmail] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const write = useWrite(applyForInvoices, [searchInvoiceable])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: Faults = {
      title: title.trim() === '' ? text.titleMissing : undefined,
      email: accountFault('mail', email.trim()) ? text.emailWrong : undefined,
    }
    setFaults(found)
    if (found.title || found.email) return
    write.mutate(
      { keys: things.map(({ key }) => key), title: title.trim(), email: email.trim() },
      { onSuccess: ({ applicationNo }) => void navigate(paths.invoiceConfirm({ applicationNo }), { replace: true }) },
    )
  }
  return { title, setTitle, email, setEmail, faults, submit, write }
}

function TitleForm({ things }: { things: readonly InvoiceableThing[] }) {
  const text = useText('finance/invoice')
  const { title, setTitle, email, setEmail, faults, submit, write } = useTitle(things)
  return (
    <Card>
      <Form className={styles['form']} onSubmit={submit}>
        <Field label={text.personTitle} required error={faults.title} hint={text.personTitleHint}>
          {(control) => (
            <Input
              {...control}
              maxLength={personalTitleAtMost}
              autoComplete="name"
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
        <Field label={text.email} required error={faults.email} hint={text.emailHint}>
          {(control) => (
            <Input
              {...control}
              type="email"
              maxLength={200}
              autoComplete="email"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </Field>
        {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
        <div className={styles['actions']}>
          <Button type="submit" kind="brand" busy={write.isPending}>
            {text.next}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

/** What was chosen, by voucher. */
function WillGet({ things }: { things: readonly InvoiceableThing[] }) {
  const text = useText('finance/invoice')
  const sums = new Map<string, number>()
  for (const { voucher, amount } of things) {
    const kind = text.kinds[voucher ?? 'ordinary']
    sums.set(kind, (sums.get(kind) ?? 0) + amount)
  }
  return (
    <Card title={text.willGet}>
      <FigureList>
        {[...sums].map(([kind, amount]) => (
          <Fact key={kind} name={kind}>
            {formatPrice(amount)}
          </Fact>
        ))}
        <TotalFact name={text.amount}>{formatPrice(things.reduce((sum, { amount }) => sum + amount, 0))}</TotalFact>
      </FigureList>
    </Card>
  )
}
