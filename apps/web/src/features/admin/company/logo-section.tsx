import type { Company } from '@sojourn/contract/admin/company/company.calls'
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { logoFault } from '@sojourn/domain/admin/company/logo'
import { useRef, useState } from 'react'
import { saveCompanyLogo } from '../../../api/calls/admin/company/company'
import { refreshEmployee } from '../../../api/employee'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { EditSection } from '../../../kit/edit/edit-section'
import { FormRefusal } from '../../../kit/forms/field'
import { ask } from '../../../kit/overlays/modal-queue'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { readConsoleAgain } from '../console-reads'
import { told } from '../../../kit/overlays/told'
import styles from './company.module.css'

/** The logo of the company, saved as soon as an image is chosen. */
export function LogoSection({ company: { logo, version, sections } }: { company: Company }) {
  const text = useText('admin/company/company')
  const file = useRef<HTMLInputElement>(null)
  const { busy, fault, take, remove } = useLogo(version)
  return (
    <EditSection title={text.logo} explanation={text.logoWhy}>
      {logo ? (
        <img src={logo} alt={text.logoOf({ name: sections.profile.names[language] })} height={28} className={styles['logo']} />
      ) : (
        <p className={styles['soft']}>{text.logoNone}</p>
      )}
      <input
        ref={file}
        type="file"
        hidden
        aria-label={text.logoChoose}
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      {fault && <FormRefusal>{fault}</FormRefusal>}
      <div className={styles['buttons']}>
        <Button icon="image" busy={busy} onClick={() => file.current?.click()}>
          {logo ? text.logoReplace : text.logoChoose}
        </Button>
        {logo && (
          <Button kind="quiet" onClick={() => void remove()}>
            {text.logoRemove}
          </Button>
        )}
      </div>
    </EditSection>
  )
}

function useLogo(version: number) {
  const text = useText('admin/company/company')
  const write = useWrite(saveCompanyLogo)
  const [fault, setFault] = useState<string>()
  const save = async (image: string, sentence: string) => {
    await told(write.mutateAsync({ version, image }), sentence)
    await Promise.all([readConsoleAgain(), refreshEmployee()])
  }
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const bytes = new Uint8Array(await chosen.arrayBuffer())
    const wrong = logoFault(bytes)
    setFault(wrong && companyFaultSentence(wrong, language))
    if (!wrong) await save(base64(bytes), text.logoSaved)
  }
  const remove = async () => {
    const { logoRemoveTitle: title, logoRemoveText: message, logoRemove: confirm } = text
    if (await ask({ title, message, confirm, cancel: true })) await save('', text.logoRemoved)
  }
  return { busy: write.isPending, fault, take, remove }
}

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
