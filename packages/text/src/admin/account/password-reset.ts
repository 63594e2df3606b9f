// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './password-reset.en'
import { text as zhCN } from './password-reset.zh-CN'
import { text as zhTW } from './password-reset.zh-TW'

export const accountPasswordResetText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
