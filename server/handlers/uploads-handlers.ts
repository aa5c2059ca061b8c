import { addUpload } from '#server/assets/add-upload.ts'
import { surveyOf } from '#server/generation/brought-pictures.ts'
import type { Handlers } from '#server/handlers/handler.ts'
import type { Services } from '#server/services.ts'
import { imageUrl, uploadSource } from '#shared/images.ts'

/** Pictures creators bring. */
export function uploadsHandlers(services: Services): Pick<Handlers, 'createUpload'> {
  return {
    async createUpload({ body, caller }) {
      const upload = await addUpload(services, caller, body.bytes)
      const { focal } = await surveyOf(services, upload, caller)
      const { id, width, height } = upload
      return { id, url: imageUrl(uploadSource(id)), width, height, focal }
    },
  }
}
