// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './password.en'
import { text as zhCN } from './password.zh-CN'
import { text as zhTW } from './password.zh-TW'

export const passwordText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
