import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { type FieldState, FileField } from "~/ui/field";
import { Progress } from "~/ui/progress";
import { showToast } from "~/ui/show-toast";
import { UploadFailed, uploadPicture } from "./upload-picture";

/**
 * The reference image. Without scripts the file travels with the form, and after a rejection the picture that was already
 * stored is shown and sent along by its address. With scripts it is uploaded the moment it is chosen.
 */
export function ReferenceImageField({ field, stored }: { field: FieldState; stored: string | null }) {
  const [url, setUrl] = useState(stored);
  const [progress, setProgress] = useState<number | null>(null);
  const scripted = useScripted();
  const area = useRef<HTMLDivElement>(null);

  async function upload(event: ChangeEvent<HTMLDivElement>) {
    const input: unknown = event.target;
    if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
    const file = input.files?.[0];
    if (!file) return;
    setProgress(0);
    try {
      setUrl(await uploadPicture(file, setProgress));
      showToast({ message: "Image uploaded successfully", type: "success" });
    } catch (error) {
      const { title, message } =
        error instanceof UploadFailed ? error : new UploadFailed("Upload failed", String(error));
      showToast({ message: title, description: message, type: "error" });
    } finally {
      // why: it is stored under its address now, so the form need not carry it a second time.
      input.value = "";
      setProgress(null);
    }
  }

  function remove() {
    setUrl(null);
    showToast({ message: "Image removed", type: "success" });
    area.current?.querySelector<HTMLInputElement>("input[type=file]")?.focus();
  }

  return (
    <div className="stack" ref={area} onChange={upload}>
      {url ? (
        <div className="picture-kept">
          <img src={url} alt="Your reference" width={160} height={120} />
          <input type="hidden" name="productImageUrl" value={url} />
          {scripted ? (
            <Button size="small" icon="trash" onClick={remove}>
              Remove image
            </Button>
          ) : (
            <label className="check">
              <input type="checkbox" name="removeProductImage" value="on" />
              <span>Leave this image out</span>
            </label>
          )}
        </div>
      ) : null}
      <FileField
        {...field}
        label={url ? "Choose another reference image" : "Reference image"}
        optional
        accept="image/*"
        hint="Your product or place, to be shown in the video. At most 10 MB."
      />
      {progress === null ? null : <Progress value={progress * 100} label="Uploading" />}
    </div>
  );
}

/** True once the page answers to scripts; false on the server and in the first render, so that both draw the same. */
function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
