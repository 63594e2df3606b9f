// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './delegate-letter.en'
import { text as zhCN } from './delegate-letter.zh-CN'
import { text as zhTW } from './delegate-letter.zh-TW'

export const approvalDelegateLetterText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
