/** Why an upload failed, as a toast says it. */
export class UploadFailed extends Error {
  constructor(
    readonly title: string,
    message: string,
  ) {
    super(message);
  }
}

const tenMegabytes = 10 * 1024 * 1024;

/**
 * Sends a picture from the browser and reports how much has left, from 0 to 1. Gives the address under which it was stored.
 * @throws UploadFailed
 */
export function uploadPicture(file: File, onProgress: (fraction: number) => void): Promise<string> {
  if (!file.type.startsWith("image/")) {
    return Promise.reject(new UploadFailed("Invalid file type", "Please upload an image file (JPG, PNG, GIF, etc.)"));
  }
  if (file.size > tenMegabytes) {
    return Promise.reject(new UploadFailed("File too large", "Please upload an image smaller than 10MB"));
  }
  // why: fetch cannot tell how much of a body has been sent.
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.append("image", file);
  return new Promise((resolve, reject) => {
    const fail = () => reject(new UploadFailed("Upload failed", "Could not upload the image. Please try again."));
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener("load", () => {
      const answer = request.response as { url?: string; title?: string; message?: string } | null;
      if (request.status === 200 && answer?.url) return resolve(answer.url);
      if (answer?.title && answer.message) return reject(new UploadFailed(answer.title, answer.message));
      fail();
    });
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
    request.responseType = "json";
    request.open("POST", "/api/upload/image");
    request.send(body);
  });
}
