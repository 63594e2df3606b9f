import type { findCustomers as findCustomersCall } from '@sojourn/contract/access/agent.calls'
import type { ServiceAgreement } from '@sojourn/contract/admin/agency/agreement.calls'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { useState } from 'react'
import { findCustomers } from '../../../api/calls/access/agent'
import { getServedAgreement } from '../../../api/calls/admin/agency/agreement-offer'
import { markServedVip } from '../../../api/calls/admin/people/person'
import { invoke } from '../../../api/client'
import { useWrite } from '../../../api/queries'
import { Switch } from '../../../kit/forms/switch'
import { ask } from '../../../kit/overlays/modal-queue'
import { tellFailure, told } from '../../../kit/overlays/told'
import { formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'

interface VipSwitchProps {
  person: Pick<
    ResponseOf<typeof findCustomersCall>['list'][number],
    'enterpriseId' | 'employeeId' | 'name' | 'companyName' | 'isVip'
  >
}

/** Whom the agency marks as a VIP: at once, but not before it is said what the company pays more from then on. */
export function VipSwitch({ person: { enterpriseId, employeeId, name, companyName, isVip: saved } }: VipSwitchProps) {
  const text = useText('access/agency/agent')
  const { productNames } = useText('admin/agency/agreement')
  const [reading, setReading] = useState(false)
  const mark = useWrite(markServedVip, [findCustomers])
  const feeLine = ({ product, vipOnline, vipAssisted }: ServiceAgreement['fees'][number]): string =>
    text.vipFee({ product: productNames[product], online: formatPrice(vipOnline), assisted: formatPrice(vipAssisted) })
  const isSure = async (): Promise<boolean> => {
    setReading(true)
    const { agreement } = await invoke(getServedAgreement, { enterpriseId }).finally(() => setReading(false))
    const message = text.vipMessage({ company: companyName, fees: agreement.fees.map(feeLine) })
    return ask({ title: text.vipTitle({ name }), message, confirm: text.vipConfirm, cancel: true })
  }
  const change = async (isVip: boolean): Promise<void> => {
    if (isVip && !(await isSure())) return
    await told(mark.mutateAsync({ enterpriseId, employeeId, isVip }), isVip ? text.vipDone({ name }) : text.vipUndone({ name }))
  }
  return (
    <Switch
      label={
        <>
          {text.vip}
          <span className="visually-hidden"> {name}</span>
        </>
      }
      checked={saved}
      busy={reading || mark.isPending}
      onChange={(isVip) => void change(isVip).catch(tellFailure)}
    />
  )
}
