import { startPreview } from './blocks/preview-frame.tsx'

startPreview(window)
