import { visaTemplates, type VisaMaterialKey } from '@sojourn/contract/products/visa/visa-words'
import { getVisaTemplate } from '../../../api/calls/products/visa/visa'
import { invoke } from '../../../api/client'
import { Button } from '../../../kit/actions/button'
import { keepFile } from '../../../kit/browser/keep-file'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'

/** The template of a paper, where it is written rather than issued by somebody else. */
export function TemplateButton({ material, name }: { material: VisaMaterialKey; name: string }) {
  const text = useText('products/visa/words')
  const template = visaTemplates.find((each) => each === material)
  if (!template) return null
  const keep = () =>
    void invoke(getVisaTemplate, { material: template }).then(keepFile, (error: Error) => toast(error.message, 'bad'))
  return (
    <Button size="compact" aria-label={text.templateOf({ material: name })} onClick={keep}>
      {text.template}
    </Button>
  )
}
