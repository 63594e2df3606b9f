import type { Joining } from '@sojourn/contract/admin/company/joining.calls'
import { provesDomain } from '@sojourn/domain/access/mail-domain'
import { accountFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { checkVerifyCode, sendVerifyCode } from '../../../api/calls/access/account'
import { addJoiningDomain } from '../../../api/calls/admin/company/joining'
import { invoke } from '../../../api/client'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { LineField } from '../fields/line-field'
import { JoiningDialog } from './joining-dialog'
import styles from './joining.module.css'
import { joiningReads } from './joining-reads'

interface DomainDialogProps {
  joining: Joining
  onClose: () => void
}

function useDomain({ joining: { version }, onClose }: DomainDialogProps) {
  const text = useText('admin/company/joining')
  const [form, setForm] = useState({ mail: '', code: '' })
  const [tries, setTries] = useState(0)
  const [faults, setFaults] = useState<{ mail?: string; code?: string }>({})
  const account = form.mail.trim()
  const mailFault = accountFault('mail', account) ? text.mailWrong : provesDomain(account) ? undefined : text.mailUnfit
  const refuse = (found: typeof faults): void => {
    setFaults(found)
    setTries(tries + 1)
  }
  const send = useMutation({
    mutationFn: () => invoke(sendVerifyCode, { purpose: 'domain', channel: 'mail', account }),
    onSuccess: () => toast(text.sent, 'good'),
  })
  // A right code is spent by then: a domain that is refused costs no second one.
  const proved = useRef<{ of: string; ticket: string }>(undefined)
  const write = useWrite(addJoiningDomain, joiningReads)
  const add = useMutation({
    mutationFn: async () => {
      const of = `${account} ${form.code}`
      if (proved.current?.of !== of)
        proved.current = { of, ...(await invoke(checkVerifyCode, { purpose: 'domain', account, code: form.code })) }
      await write.mutateAsync({ version, ticket: proved.current.ticket })
    },
    onSuccess: () => {
      toast(text.domainAdded, 'good')
      onClose()
    },
  })
  return {
    form,
    faults,
    tries,
    change: (more: Partial<typeof form>) => {
      setFaults({})
      setForm({ ...form, ...more })
    },
    sending: send.isPending,
    send: () => (mailFault ? refuse({ mail: mailFault }) : send.mutate()),
    busy: add.isPending,
    add: () => {
      const codeFault = /^\d{6}$/.test(form.code) ? undefined : text.codeWrong
      if (mailFault ?? codeFault) refuse({ ...(mailFault && { mail: mailFault }), ...(codeFault && { code: codeFault }) })
      else add.mutate()
    },
    refusal: (add.error ?? send.error)?.message,
  }
}

/** A domain is the company's who reads the mail of an address of it. */
export function DomainDialog(props: DomainDialogProps) {
  const text = useText('admin/company/joining')
  const { form, faults, tries, change, sending, send, busy, add, refusal } = useDomain(props)
  return (
    <JoiningDialog
      title={text.domainAdd}
      submitLabel={text.confirm}
      busy={busy}
      tries={tries}
      refusal={refusal}
      onSubmit={add}
      onClose={props.onClose}
    >
      <p className={styles['soft']}>{text.domainLead}</p>
      <LineField
        required
        label={text.mail}
        hint={text.mailHint}
        error={faults.mail}
        inputMode="email"
        maxLength={100}
        value={form.mail}
        onChange={(mail) => change({ mail })}
      />
      <Button className={styles['add']} busy={sending} onClick={send}>
        {text.send}
      </Button>
      <LineField
        required
        label={text.code}
        error={faults.code}
        maxLength={6}
        value={form.code}
        onChange={(code) => change({ code: code.replaceAll(/\D/g, '') })}
      />
    </JoiningDialog>
  )
}
