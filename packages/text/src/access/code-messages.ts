import { text as en } from './code-messages.en'
import { text as zhCN } from './code-messages.zh-CN'
import { text as zhTW } from './code-messages.zh-TW'

export const codeMessages = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
