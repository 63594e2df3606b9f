import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { getVisaTemplate } from '@sojourn/contract/products/visa/visa.calls'
import { visaTemplatesText } from '@sojourn/text/products/visa/templates'
import type { Actor, Context } from '../../../../context'
import { richText } from '../../../../kit/rich-text'

/** A paper to be filled in, in the reader's language. */
export async function visaTemplate(
  _context: Context,
  { language }: Actor,
  { material }: RequestOf<typeof getVisaTemplate>,
): Promise<ResponseOf<typeof getVisaTemplate>> {
  const { papers, fileName } = visaTemplatesText[language]
  const { title, lines } = papers[material]
  return {
    fileName: fileName({ name: title }),
    mediaType: 'application/rtf',
    content: Buffer.from(richText(title, lines), 'latin1').toString('base64'),
  }
}
