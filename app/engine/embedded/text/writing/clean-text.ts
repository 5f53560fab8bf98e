export * from "../../../words/clean-text";
