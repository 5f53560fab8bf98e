import { Button } from "~/ui/button";
import { type FieldState, FileField } from "~/ui/field";
import { Progress } from "~/ui/progress";
import pictureUpload from "./picture-upload.js?url";

interface Props {
  field: FieldState;
  /** The address of the picture that the form holds. */
  stored: string | null;
  /** The name of a file that was chosen before and is still to be stored. */
  keptFile: string | null;
  /** How much of the room for pictures is used, in words. */
  storage: string;
}

/**
 * The reference image. Without scripts the file travels with the form, and after a rejection the picture that was already
 * stored is shown and sent along by its address. With scripts it is sent the moment it is chosen.
 */
export function ReferenceImageField({ field, stored, keptFile, storage }: Props) {
  return (
    <div className="stack" data-picture-field>
      {keptFile && !stored ? (
        <label className="check">
          <input type="checkbox" name="keptProductImage" value="on" defaultChecked />
          <span>Use {keptFile}, which you chose before</span>
        </label>
      ) : null}
      <div className="picture-kept" hidden={stored === null} data-picture-kept>
        <div className="picture-frame" data-picture-frame>
          {stored ? <img src={stored} alt="Your reference" /> : null}
        </div>
        <input type="hidden" name="productImageUrl" value={stored ?? ""} />
        <Button size="small" icon="trash" className="needs-script" data-picture-remove>
          Remove image
        </Button>
        <label className="check picture-leave-out">
          <input type="checkbox" name="removeProductImage" value="on" />
          <span>Leave this image out</span>
        </label>
      </div>
      <FileField
        {...field}
        label="Reference image"
        optional
        accept="image/*"
        hint={`Your product or place, to show in the video. Up to 10 MB. Your pictures use ${storage}.`}
      />
      <p className="field-error" id={`${field.id}-refused`} hidden data-picture-error />
      <div hidden data-picture-sending>
        <Progress value={0} label="Uploading" />
      </div>
      <script type="module" src={pictureUpload} />
    </div>
  );
}
