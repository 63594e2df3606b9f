// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './mail.en'
import { text as zhCN } from './mail.zh-CN'
import { text as zhTW } from './mail.zh-TW'

export const mailText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
